import { emailError, type PrivacyForm, personOf } from '#contract/privacy-request.ts';
import { phoneDigits } from '#contract/validation.ts';
import { createDesk } from '../../src/privacy/desk.ts';
import { noticeAddresses, noticeRow } from '../../src/privacy/destinations.ts';
import { exportOf, fileAndCarryOut, type Parts } from '../../src/privacy/operator.ts';
import { findLeads } from '../../src/privacy/people.ts';
import { asJson, type Command, type Context, tellUnreadable, UsageError } from './command.ts';

/** What the commands on people and their requests work with. */
export function deskParts({ store, vault, config }: Context): Parts {
  const addresses = noticeAddresses(config);
  const parts = { store, vault: vault(), now: () => new Date() };
  const noticeTo = (destination: string) => noticeRow(addresses, destination);
  // a person has looked: nobody is asked for a captcha
  return { ...parts, desk: createDesk({ ...parts, noticeTo, checkCaptcha: async () => 'unknown' }) };
}

/**
 * Who is meant, checked enough to be nobody else: what is done to a person cannot be undone.
 * @throws UsageError
 */
function personFrom({ given }: Context): PrivacyForm {
  const [email, phone] = [given.email?.trim() ?? '', given.phone?.trim() ?? ''];
  if (email === '' && phone === '') throw new UsageError('Say who: --email name@example.com, --phone "(212) 555-0123", or both');
  if (email !== '' && emailError(email)) throw new UsageError('--email should be a whole address such as name@example.com');
  if (phone !== '' && phoneDigits(phone) === '')
    throw new UsageError('--phone should be a whole number such as "(212) 555-0123": ten digits, or eleven that begin with 1');
  return { email, phone };
}

/** @throws UsageError */
function deedOf({ rest: [what] }: Context): 'export' | 'erase' | 'optout' {
  if (what === 'export' || what === 'erase' || what === 'optout') return what;
  throw new UsageError(`ops ${person.usage[0]}`);
}

const asks = { erase: 'requestToDeleteInformation', optout: 'optOutOfSaleOrSharingOfInformation' } as const;

export const person: Command = {
  usage: [
    'person export|erase|optout [--email ...] [--phone ...]',
    'prints the leads and requests of a person and what partners were sent of them; erases the leads and prints the proof; stops every delivery of theirs. Make sure first that it is them',
  ],
  words: [1],
  opens: true,
  async audited(context) {
    const did = deedOf(context);
    const found = await findLeads({ store: context.store, vault: context.vault() }, personOf(personFrom(context)));
    return { did, what: found.map(({ lead }) => lead).join(' ') || 'somebody without a lead' };
  },
  async run(context) {
    const what = deedOf(context);
    const form = personFrom(context);
    const parts = deskParts(context);
    if (what === 'export') {
      const all = await exportOf(parts, personOf(form));
      console.log(asJson(all, 2));
      tellUnreadable([...all.leads, ...all.requests, ...all.exchanges].filter((each) => 'unreadable' in each).length);
      return;
    }
    const { id, plan, done } = await fileAndCarryOut(parts, { ...form, [asks[what]]: 'yes' });
    console.log(asJson({ request: id, leads: plan?.certain.length ?? 0, tell: plan?.tell, ...done }, 2));
  },
};
