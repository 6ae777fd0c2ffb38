import { emailError, type PrivacyForm } from '#contract/consent/privacy-request.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import { allow } from '../../src/desk/campaigns/acts.ts';
import { secondPermission } from '../../src/desk/four-eyes.ts';
import { askErasure, exportOf, optInAgain, optOutOf } from '../../src/desk/person-acts.ts';
import { asJson, type Command, type Context, UsageError, warnUnreadable } from './command.ts';
import { actorOf, askedText, deskOf } from './own-desk.ts';

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

export const person: Command = {
  usage: [
    'person export|erase|optout|optin [--email ...] [--phone ...] [--because "..."]',
    'prints the leads and requests of a person and what partners were sent of them; has a second person erase the leads, with --because; stops every delivery of theirs; optin undoes that, with --because. Make sure first that it is them',
  ],
  words: [1],
  opens: true,
  changes: true,
  async run(context) {
    const what = actionOf(context);
    const form = personFrom(context);
    const because = context.given.because?.trim();
    if (what === 'optin' && !because)
      throw new UsageError('Say how they asked for it: --because "called on 3 May, confirmed by email"');
    if (what === 'erase' && !because)
      throw new UsageError('Say how you made sure that it is them: --because "called back on 3 May"');
    if (because && what !== 'optin' && what !== 'erase') throw new UsageError('--because is for erase and optin.');
    const desk = deskOf(context);
    if (what === 'export') {
      const all = await exportOf(desk, form);
      console.log(asJson(all, 2));
      warnUnreadable([...all.leads, ...all.requests, ...all.exchanges].filter((each) => 'unreadable' in each).length);
    } else if (what === 'optin') {
      const count = await optInAgain(desk, form, because ?? '');
      console.log(
        count > 0
          ? 'The opt-out is undone. What it held: ops deliveries --state held, then ops release.'
          : 'There was no opt-out.',
      );
    } else if (what === 'erase') {
      allow(await actorOf(context), secondPermission('erase'));
      const { request, second } = await askErasure(desk, form, because ?? '');
      console.log(`Request ${request} is filed. ${askedText(second)}`);
    } else {
      const { id, plan, done } = await optOutOf(desk, form);
      console.log(asJson({ request: id, leads: plan?.certain.length ?? 0, tell: plan?.tell, ...done }, 2));
    }
  },
};
