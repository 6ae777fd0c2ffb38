import { expect, it } from 'vitest';
import { saleTo } from '../../delivery/destinations.ts';
import { testRecord } from '../../desk/destination-acts.ts';
import { encryptConsentText, encryptContent, type SubmissionContent } from '../../submissions/submission-content.ts';
import { createVault } from '../../vault/vault.ts';
import { leadPage, revealedLead, saidIn } from './lead-page.ts';

const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 1) }]);
const sales = new Map([['exchange', saleTo('Harbor Law')]]);
const version = 'a'.repeat(32);
const made = testRecord(new Date());
const words = {
  steps: {
    AtFault: {
      heading: 'Who caused it?',
      options: { 'not-at-fault': 'Somebody else' },
      alternatives: { calm: { heading: 'Was it you?' } },
    },
  },
  fields: { email: { label: 'Your email' } },
};
/** A lead in which a rule changed an answer. */
const record = {
  ...made,
  sent: { ...made.sent, doctor_treatment: 'no', first_name: 'Changed', displayed_buyers: 'Harbor Law|Alder & Vance' },
  meta: { ...made.meta, words: version, consent: { ...made.meta.consent, version: 'tcpa-1', text: 'I agree.' } },
};
const store = { getValue: async (name: string) => (name === `words:${version}` ? JSON.stringify(words) : undefined) };
const parts = { store, vault, sales } as never;
// a known text is stored once, beside the leads that share it
const consent = { version: 'tcpa-1', textHash: 'h', sealedText: encryptConsentText(vault, 'h', 'I agree.') };
const lead = (content: unknown) =>
  ({
    row: {
      ...{ id: 'a', receivedAt: 1, state: 'accepted', ...encryptContent(vault, 'a', content as SubmissionContent) },
      consent,
      deliveries: [{ destination: 'exchange', state: 'dead', reason: 'HTTP 500', attempts: 3, updatedAt: 5, nextAt: 5 }],
    },
    replies: [],
  }) as never;

it('a lead’s page has the open answers in the words of the visit, and counts the others', async () => {
  const said = saidIn(record as never, words as never);
  const page = await leadPage(parts, lead({ is: 'lead', record }), new Set(['exchange']));
  const open = said.filter(({ classes }) => classes.every((each) => each === 'none'));
  expect(page.said).toEqual(open.map(({ asked, answer }) => ({ asked, answer })));
  expect(page.said).toContainEqual({ asked: 'Who caused it?', answer: expect.any(String) });
  expect(page.hidden).toBe(said.length - open.length);
  expect(page.hidden).toBeGreaterThan(4);
  for (const value of ['Testing', 'test@example.com', '664-7665', 'hospital', 'no accident'])
    expect(JSON.stringify(page)).not.toContain(value);
  expect(page.agreed).toEqual({
    ...{ version: 'tcpa-1', language: 'en', at: Date.parse(made.meta.receivedAt) },
    ...(made.meta.consent.verified !== false && { text: 'I agree.' }),
    sellers: made.meta.consent.verified === false ? '' : 'Harbor Law, Alder & Vance',
  });
  expect(page.deliveries).toMatchObject([{ destination: 'exchange', buyer: 'Harbor Law', may: ['hold', 'replay', 'drop'] }]);
  expect((await leadPage(parts, lead({ is: 'lead', record }), new Set())).deliveries[0]?.may).toEqual(['hold', 'drop']);
});

it('a lead’s page names its sellers by a known text alone, and what rules changed of open answers', async () => {
  const agreedTo = async (verified: boolean) => {
    const own = { ...record.meta.consent, verified };
    const { agreed } = await leadPage(
      parts,
      lead({ is: 'lead', record: { ...record, meta: { ...record.meta, consent: own } } }),
      new Set(),
    );
    return agreed;
  };
  expect(await agreedTo(true)).toMatchObject({ text: 'I agree.', sellers: 'Harbor Law, Alder & Vance' });
  expect(await agreedTo(false)).toEqual({ version: 'tcpa-1', language: 'en', at: expect.any(Number), sellers: '' });
  const reviewed = { ...record, sent: { ...record.sent, at_Fault: 'yes' } };
  const { changed } = await leadPage(parts, lead({ is: 'lead', record: reviewed }), new Set());
  expect(changed).toContainEqual({ field: 'at_Fault', said: 'no', sent: 'yes' });
  expect(JSON.stringify(changed)).not.toContain('Changed');
});

it('without the words of its visit a lead has the names of steps and fields', () => {
  const asked = saidIn(record as never, undefined).map((each) => each.asked);
  expect(asked).toEqual(expect.arrayContaining(['At fault', 'First name', 'Zip code']));
  const calm = { ...record, meta: { ...record.meta, switches: { header: 'calm' } } };
  expect(saidIn(calm as never, words as never).map((each) => each.asked)).toContain('Was it you?');
});

it('personal data is shown by field, with what was said of health, and the consent', async () => {
  const shown = await revealedLead(parts, lead({ is: 'lead', record }));
  expect(shown?.contact).toEqual(
    expect.arrayContaining([
      { name: 'Your email', value: 'test@example.com' },
      { name: 'phone', value: '(212) 664-7665' },
      { name: 'city', value: 'Los Angeles' },
    ]),
  );
  expect(shown?.contact.map(({ value }) => value)).not.toContain('no');
  expect(shown?.said.map(({ answer }) => answer)).toContainEqual(expect.stringContaining('there was no accident'));
  expect(shown?.said.map(({ asked }) => asked)).not.toContain('Who caused it?');
  expect(shown?.consent).toBe('I agree.');
});

it('what was refused shows all that was sent, and what cannot be opened nothing', async () => {
  const refused = { is: 'refused', submission: { email: 'x@example.com', odd: { a: 1 } }, refusal: { code: 'invalid' } };
  expect(await revealedLead(parts, lead(refused))).toEqual({
    contact: [
      { name: 'email', value: 'x@example.com' },
      { name: 'odd', value: '{"a":1}' },
    ],
    said: [],
    consent: '',
  });
  const page = await leadPage(parts, lead(refused), new Set());
  expect(page).toMatchObject({ said: [], hidden: 0, rules: [], changed: [] });
  expect(page).not.toHaveProperty('agreed');
  const other = createVault([{ version: 1, secret: Buffer.alloc(32, 2) }]);
  expect(await revealedLead({ store, vault: other, sales } as never, lead({ is: 'lead', record }))).toBeUndefined();
});
