const name = 'came-from';

/** The site of the previous page without its query; '' without one. */
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
 * Keeps the visitor's source for this tab, since the language link loads the page anew. Inlined at the page's end: the first
 * touch of storage would delay the first paint.
 */
export const referrerScript = `addEventListener('pagehide',()=>{try{(${keep})((${referrerHost})(),'${name}')}catch{}})`;

/** The site that the visitor came from, never our own. See docs/spec/lead-record.md#tracking-parameters. */
export function referrer(): string {
  if (referrerHost() !== location.origin) return referrerHost();
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
