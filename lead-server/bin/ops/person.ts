import { emailError, type PrivacyForm, personOf } from '#contract/consent/privacy-request.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import { findLeads } from '../../src/privacy/person-records.ts';
import { noticeAddresses, noticeDelivery } from '../../src/privacy/privacy-destinations.ts';
import { exportPerson, fileAndProcess, type PrivacyContext } from '../../src/privacy/privacy-operations.ts';
import { createPrivacyRequestProcessor } from '../../src/privacy/privacy-request-processor.ts';
import { optIn } from '../../src/submissions/opt-outs.ts';
import { asJson, type Command, type Context, UsageError, warnUnreadable } from './command.ts';

/** The context of commands on people and their requests. */
export function privacyContext({ store, vault, config }: Context): PrivacyContext {
  const addresses = noticeAddresses(config);
  const parts = { store, vault: vault(), now: () => new Date() };
  const noticeTo = (destination: string, of: 'all' | 'deletion') => noticeDelivery(addresses, destination, of);
  // an operator has verified the person: no captcha is needed
  const options = { ...parts, noticeTo, checkCaptcha: async () => 'unknown' as const };
  return {
    ...parts,
    processRequest: createPrivacyRequestProcessor({ ...options, erasureWaitMs: config.ERASURE_WAIT_DAYS * 86_400_000 }),
  };
}

/** The person meant, checked strictly: an erasure cannot be undone. @throws UsageError */
export function personFrom({ given }: Context): PrivacyForm {
  const [email, phone] = [given.email?.trim() ?? '', given.phone?.trim() ?? ''];
  if (email === '' && phone === '') throw new UsageError('Say who: --email name@example.com, --phone "(212) 555-0123", or both');
  if (email !== '' && emailError(email)) throw new UsageError('--email should be a whole address such as name@example.com');
  if (phone !== '' && phoneDigits(phone) === '')
    throw new UsageError('--phone should be a whole number such as "(212) 555-0123": ten digits, or eleven that begin with 1');
  return { email, phone };
}

/** @throws UsageError */
function actionOf({ rest: [what] }: Context): 'export' | 'erase' | 'optout' | 'optin' {
  if (what === 'export' || what === 'erase' || what === 'optout' || what === 'optin') return what;
  throw new UsageError(`ops ${person.usage[0]}`);
}

const requestTypes = { erase: 'requestToDeleteInformation', optout: 'optOutOfSaleOrSharingOfInformation' } as const;

export const person: Command = {
  usage: [
    'person export|erase|optout|optin [--email ...] [--phone ...] [--because "..."]',
    'prints the leads and requests of a person and what partners were sent of them; erases the leads and prints the proof; stops every delivery of theirs; optin undoes that, with --because. Make sure first that it is them',
  ],
  words: [1],
  opens: true,
  async audited(context) {
    const did = actionOf(context);
    const found = await findLeads({ store: context.store, vault: context.vault() }, personOf(personFrom(context)));
    const because = context.given.because?.trim();
    if (did === 'optin' && !because)
      throw new UsageError('Say how they asked for it: --because "called on 3 May, confirmed by email"');
    if (did !== 'optin' && because) throw new UsageError('--because is for optin.');
    return { did, ...(because && { because }), what: found.map(({ lead }) => lead).join(' ') || 'somebody without a lead' };
  },
  async run(context) {
    const what = actionOf(context);
    const form = personFrom(context);
    const parts = privacyContext(context);
    if (what === 'export') {
      const all = await exportPerson(parts, personOf(form));
      console.log(asJson(all, 2));
      warnUnreadable([...all.leads, ...all.requests, ...all.exchanges].filter((each) => 'unreadable' in each).length);
      return;
    }
    if (what === 'optin') {
      const count = await optIn(parts, personOf(form));
      console.log(
        count > 0
          ? 'The opt-out is undone. What it held: ops deliveries --state held, then ops release.'
          : 'There was no opt-out.',
      );
      return;
    }
    const { id, plan, done } = await fileAndProcess(parts, { ...form, [requestTypes[what]]: 'yes' });
    console.log(asJson({ request: id, leads: plan?.certain.length ?? 0, tell: plan?.tell, ...done }, 2));
  },
};
