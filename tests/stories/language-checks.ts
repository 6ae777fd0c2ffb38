import type { Page } from '@playwright/test';
import { translated } from '../../design-system/samples/say.ts';
import { sampleBuyerGroups } from '../../funnel-app/src/screens/buyers/sampleBuyerGroups.ts';
import { states } from '../../lead-server/contract/fields/states.ts';
import { brandIds, brands } from '../../themes/brands.ts';
import { themeById, themeIds } from '../../themes/registry.ts';

/** What is the same in any language: names of brands, of themes and of what is made up, and what only looks like words. */
const names = [
  ...brandIds.map((id) => brands[id].name),
  ...themeIds.map((id) => themeById(id).name),
  ...states.map(({ state }) => state),
  ...Object.values(sampleBuyerGroups).flatMap((buyers) => buyers.map(({ name }) => name)),
  'Puerto Rico',
  'Sample Brand',
  'Sample Law Group',
  'Placeholder Legal Services',
  'Example & Partners',
  'Peña & Co.',
  'Denver, Colorado',
  'Example Media LLC',
  '1 Example Street, Wilmington, DE 19801',
  'Harbor Law',
  'Summit Injury Group',
  'Source sans',
  'SIL Open Font License 1.1',
  'Newsreader, Nunito, Outfit, Overpass, Sora, Source Sans 3, Zilla Slab',
  // the invented visitor's own words
  'The other driver ran a red light and hit my door. My neck and back hurt.',
  // each language by its own name
  'English',
];

/** What says of itself that it is English, what is code, and what a visitor has typed. */
const leftOut = ':root:not([lang="en"]) [lang="en"], code, pre, textarea, script, style, .sb-wrapper';

interface Said {
  readonly lang: string;
  readonly texts: readonly string[];
}

/** Runs in the page: every text in it, and every one that only a screen reader says. */
function readPage(without: string): Said {
  const { lang } = document.documentElement;
  const texts = new Set<string>();
  const add = (text: string | null) => texts.add((text ?? '').replace(/\s+/g, ' ').trim());
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest(without)) continue;
    if (node instanceof Text) add(node.data);
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(element.getAttribute(name));
  }
  return { lang, texts: [...texts] };
}

export const readTexts = (page: Page): Promise<Said> => page.evaluate(readPage, leftOut);

/** Two words or more; an address or a name in code has no space. */
const isProse = (text: string) => text.split(' ').filter((word) => /^[“¿(]?\p{L}[\p{L}’'-]+[”,.;:?!)…]*$/u.test(word)).length > 1;

/** What is still English once Spanish is chosen: both say it, and it is more than a word, or the list of words has its Spanish. */
export function untranslated(english: Said, spanish: Said): readonly string[] {
  const same = new Set(english.texts);
  return spanish.texts.filter(
    (text) => same.has(text) && !names.includes(text) && (isProse(text) || translated('es', text) !== text),
  );
}
