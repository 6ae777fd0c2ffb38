import { requestTypes } from '#contract/consent/privacy-request.ts';
import { allow } from '../../src/desk/campaigns/acts.ts';
import {
  approveRequest,
  type CaseMark,
  closeRequest,
  copyOfRequest,
  enterRequest,
  extendRequest,
  markRequest,
  sendLetter,
} from '../../src/desk/privacy-acts.ts';
import { type PrivacyDesk, refused } from '../../src/desk/privacy-desk.ts';
import { letterFacts } from '../../src/privacy/case-letters.ts';
import { findOfPerson, loadCase } from '../../src/privacy/cases.ts';
import { dayOf } from '../../src/privacy/law/law-days.ts';
import { kindOfLetter, letterNames, letterWords } from '../../src/privacy/letters.ts';
import {
  closedAs,
  enteredHow,
  identityHow,
  letterKinds,
  longerWhy,
  permissionHow,
  whoseContacts,
} from '../../src/submissions/stored-privacy-request.ts';
import { actorName, audit } from './audit.ts';
import { asJson, type Context, UsageError } from './command.ts';
import { actorOf, privacyContext } from './own-desk.ts';
import { personFrom } from './person.ts';

/** The privacy desk of whoever types: its acts write their own lines of the audit. */
export const privacyDeskOf = (context: Context): PrivacyDesk & { readonly store: Context['store'] } => ({
  ...privacyContext(context),
  store: context.store,
  who: actorName(context.given),
  sendsLetters: context.config.CONFIRMATION_URL !== undefined,
  audit: (entry) => audit(context, entry),
});

/** One of these words; hyphens stand for spaces. @throws UsageError */
function oneOf<Value extends string>(
  option: string,
  values: readonly Value[],
  text: string | undefined,
  otherwise?: Value,
): Value {
  const found = text === undefined ? otherwise : values.find((each) => each.replaceAll(' ', '-') === text);
  if (found !== undefined) return found;
  throw new UsageError(`--${option} should be one of ${values.map((each) => each.replaceAll(' ', '-')).join(', ')}`);
}

/** @throws UsageError */
function reasonOf({ because }: Context['given']): string {
  if (because?.trim()) return because.trim();
  throw new UsageError('Say why, for the audit: --because "..."');
}

type Act = (context: Context, desk: PrivacyDesk, id: string) => Promise<string>;

const mark =
  (read: (given: Context['given']) => CaseMark): Act =>
  async ({ given }, desk, id) => {
    await markRequest(desk, id, undefined, read(given));
    return `Request ${id} is marked.`;
  };

async function wordsOf({ config }: Context, desk: PrivacyDesk, id: string, name: (typeof letterNames)[number]) {
  const found = await loadCase(desk, id);
  const facts = found && letterFacts(found, config, dayOf(Date.now()));
  if (!facts) throw refused('There is no such request that can be read.');
  return letterWords(name, facts);
}

/** What can be done with one request: the same acts as the studio's. */
export const requestActs: Readonly<Record<string, Act>> = {
  async approve(context, desk, id) {
    const { given } = context;
    allow(await actorOf(context), 'privacy');
    const how = given.how === undefined ? undefined : oneOf('how', identityHow, given.how);
    const whose = given.whose === undefined ? undefined : oneOf('whose', whoseContacts, given.whose);
    const carriedOut = await approveRequest(desk, id, undefined, { because: reasonOf(given), how, whose });
    const found = await loadCase(desk, carriedOut);
    return asJson({ request: carriedOut, ...(found?.carried?.request.done ?? found?.request?.done) }, 2);
  },
  async close({ given }, desk, id) {
    await closeRequest(desk, id, undefined, { as: oneOf('how', closedAs, given.how, 'answered'), because: reasonOf(given) });
    return `Request ${id} is closed.`;
  },
  identity: mark(({ how }) => ({ is: 'identity', how: oneOf('how', identityHow, how) })),
  permission: mark(({ how }) => ({ is: 'permission', how: oneOf('how', permissionHow, how) })),
  told: mark(({ destination = '', at }) => ({ is: 'told', destination, on: at ?? dayOf(Date.now()) })),
  given: mark(() => ({ is: 'copy given' })),
  written: mark(({ how }) => ({ is: 'letter', kind: oneOf('how', letterKinds, how, 'answer') })),
  async letter(context, desk, id) {
    return asJson(await wordsOf(context, desk, id, oneOf('how', letterNames, context.given.how, 'received')), 2);
  },
  async send(context, desk, id) {
    const name = oneOf('how', letterNames, context.given.how);
    await sendLetter(desk, id, undefined, { kind: kindOfLetter[name], words: await wordsOf(context, desk, id, name) });
    return `The letter of request ${id} goes out.`;
  },
  async longer({ given }, desk, id) {
    await extendRequest(desk, id, undefined, { why: oneOf('how', longerWhy, given.how), because: reasonOf(given) });
    return `The term of request ${id} is longer: send the letter.`;
  },
  async copy({ given }, desk, id) {
    return asJson(await copyOfRequest(desk, id, reasonOf(given)), 2);
  },
};

/** Enters a request that came by phone, letter or email. @returns what to print @throws UsageError, HttpError 409 */
export async function enterTyped(context: Context, desk: PrivacyDesk, asks: string): Promise<string> {
  const { given } = context;
  const types = asks.split(',').map((each) => oneOf('asks', requestTypes, each));
  const person = personFrom(context);
  const whose = given.whose === undefined ? undefined : oneOf('whose', whoseContacts, given.whose);
  const form = {
    email: whose === 'phone' ? '' : (person.email ?? ''),
    phone: whose === 'email' ? '' : (person.phone ?? ''),
    ...(given.state !== undefined && { state: given.state }),
    ...Object.fromEntries(types.map((type) => [type, 'yes'])),
  };
  if (whose === undefined && (await findOfPerson(desk, { email: form.email, phone: form.phone })).isTwo)
    throw refused('The email is of one person’s leads and the phone of another’s: say whose request it is, by --whose.');
  const on = given.at ?? dayOf(Date.now());
  const id = await enterRequest(desk, form, { how: oneOf('how', enteredHow, given.how), on, whose });
  return `Request ${id} is entered: the server works on it.`;
}
