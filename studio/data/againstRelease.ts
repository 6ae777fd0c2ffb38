import { fieldTexts } from '#contract/campaign/differences.ts';
import type { WrittenPage } from '#contract/site/legal-text.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';

type Difference = StudioAnswer<'settings'>['versions'][number]['differences'][number];

/**
 * Differences of settings in which a legal page that one side lacks is the release's, as visitors read it: a page's first
 * publication shows the words that change, and not the whole page. Pure.
 */
export function againstRelease(differences: readonly Difference[], release: readonly WrittenPage[]): Difference[] {
  const lines = new Map(differences.map((each) => [each.field, each]));
  for (const page of release) {
    const named = lines.get(`legal.${page.name}.name`);
    if (!named) continue;
    const lacks = named.before === undefined ? 'before' : 'after';
    for (const [field, text] of fieldTexts({ legal: [page] }))
      lines.set(field, { ...(lines.get(field) ?? { field }), [lacks]: text });
  }
  return [...lines.values()]
    .filter(({ before, after }) => before !== after)
    .sort((one, other) => (one.field < other.field ? -1 : 1));
}
