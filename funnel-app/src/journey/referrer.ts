const name = 'came-from';

/** The site of the page before this one, without what its address may say about the visitor; '' where there was none, or an app. */
const referrerHost = () => {
  try {
    const { origin } = new URL(document.referrer);
    return origin === 'null' ? '' : origin;
  } catch {
    return '';
  }
};

const keep = (site: string, name: string) => {
  if (site !== location.origin) sessionStorage.setItem(name, site);
};

/**
 * Keeps for this tab where the visitor came from: the link to the other language loads the page again, and from there on the page before it
 * is our own. Inlined before the page's script, which may come only after a press on that link; at the end of the page, since the first touch
 * of storage would hold up the first paint. Where storage is blocked, a lead in the other language does not say where it came from.
 */
export const referrerScript = `addEventListener('pagehide',()=>{try{(${keep})((${referrerHost})(),'${name}')}catch{}})`;

/** The site that the visitor came from (Variants 3, page_referer); never our own. */
export function referrer(): string {
  if (referrerHost() !== location.origin) return referrerHost();
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
