import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSubmission, type Submission } from '#contract/lead/lead-record.ts';
import { canonicalJson } from './canonical-json.ts';

function parsed(body: Readonly<Record<string, unknown>>): Submission {
  const result = parseSubmission(body);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

const text = fc.string({ unit: 'grapheme', maxLength: 50 }).filter((each) => !each.includes('\0'));
const bodies = fc.record(
  {
    flow: fc.constant('main'),
    language: fc.constantFrom('en', 'es'),
    tcpa: text.filter((each) => each !== ''),
    first_name: text,
    case_description: text,
    sub_id: text,
    page_url: text,
    switches: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ unit: 'grapheme-ascii', maxLength: 8 }), {
      noNullPrototype: true,
    }),
  },
  { requiredKeys: ['flow', 'tcpa'] },
);

const reversed = (value: object) => Object.fromEntries(Object.entries(value).reverse());

it('gives one text for one body, whatever its order and unknown fields', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const other = reversed({ ...body, ...(body.switches && { switches: reversed(body.switches) }), unknown: 'field' });
      expect(canonicalJson(parsed(other))).toBe(canonicalJson(parsed(body)));
    }),
  );
});

it('gives different texts for different bodies', () => {
  fc.assert(
    fc.property(bodies, bodies, (one, two) => {
      const same = JSON.stringify(Object.entries(parsed(one)).sort()) === JSON.stringify(Object.entries(parsed(two)).sort());
      fc.pre(!same);
      expect(canonicalJson(parsed(one))).not.toBe(canonicalJson(parsed(two)));
    }),
  );
});
