import { parsedUrl } from '../calls/parsedUrl.ts';

const name = 'came-from';

/** The site of the page before this one, without what its address may say about the visitor; '' where there was none. */
const siteBefore = () => parsedUrl(document.referrer)?.origin ?? '';

/**
 * Keeps for this tab where the visitor came from: the link to the other language loads the page again, and from there on the page before it
 * is our own.
 */
export function keepCameFrom(): void {
  if (siteBefore() === location.origin) return;
  try {
    sessionStorage.setItem(name, siteBefore());
  } catch {
    // Storage is blocked: a lead in the other language does not say where it came from.
  }
}

/** The site that the visitor came from (Variants 3, page_referer); never our own. */
export function cameFrom(): string {
  if (siteBefore() !== location.origin) return siteBefore();
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
