import { expect, it } from 'vitest';
import { manualReviewReasonTexts } from './hold-policy.ts';

it('hold reasons that stored rows are searched by keep their wording', () => {
  expect(manualReviewReasonTexts).toEqual([
    'a field that no person sees was filled in: look at the lead before it is sold',
    'the ZIP is in no state that we know: it may be one of HELD_STATES, and no consent names the buyer',
    'the consent is no text of this site: see what the visitor agreed to before it is sold',
    'the same email or phone came more often in a day than LEADS_PER_PERSON allows: look at them before one is sold',
    'not_named: the consent does not cover who gets leads there',
    'held by a person: look at the lead before it is sold',
  ]);
});
