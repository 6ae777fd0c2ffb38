import { fontsCookie } from '#contract/api/page-rendering.ts';
import { firstRange, wholeFileOf, wholeRange } from '#themes/firstGlyphs.ts';
import { writeCookie } from '../lib/cookies.ts';
import { savesData } from '../lib/savesData.ts';
import type { FontFile, MissingFonts } from '../model/pageModel.ts';

/** Seconds. A browser that has dropped the fonts by then asks for them again. */
const oneYear = 365 * 24 * 60 * 60;

/**
 * Loads the web fonts of a first visit when idle, and applies them with the next question: nothing that is being read or pressed
 * moves. The heading's face is there from the first paint. A cookie tells the server, so that later pages have all of them.
 * A visitor who saves data keeps the device's faces.
 */
export async function loadWebFonts({ look, files, stacks }: MissingFonts): Promise<void> {
  if (savesData()) return;
  // The network went away: the next page tries again.
  const faces = await Promise.all(files.map(loadFont)).catch(() => undefined);
  if (!faces) return;
  writeCookie(fontsCookie, look, oneYear);
  const show = () => {
    for (const face of faces.flat()) document.fonts.add(face);
    for (const [property, stack] of Object.entries(stacks)) document.documentElement.style.setProperty(property, stack);
  };
  // a new question's heading is focused before it is painted (surveyEffects.ts)
  addEventListener('focusin', function onFocus({ target }) {
    if (!(target instanceof Element && target.id.startsWith('question-'))) return;
    removeEventListener('focusin', onFocus);
    show();
  });
}

/**
 * The loaded font, and the whole one behind it, which a browser fetches where a visitor types other letters.
 * @throws when the file can't be had, or is no font
 */
async function loadFont({ family, weight, address }: FontFile): Promise<readonly FontFace[]> {
  const answer = await fetch(address, { priority: 'low' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const whole = new FontFace(family, `url(${wholeFileOf(address)})`, { weight, unicodeRange: wholeRange, display: 'swap' });
  return [whole, await new FontFace(family, await answer.arrayBuffer(), { weight, unicodeRange: firstRange }).load()];
}
