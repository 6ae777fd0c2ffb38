import { type MissingFonts, modelElementId, type PageData, type PageModel, type SurveyData } from '../pages/model.ts';

/** Stands in cached documents where each request's own nonce goes. */
export const noncePlaceholder = '%NONCE%';

interface DocumentParts {
  readonly model: PageModel;
  readonly title: string;
  readonly description: string;
  readonly css: string;
  /** Inline script that runs before anything else is fetched. */
  readonly firstScript?: string;
  readonly script?: string;
  readonly preloads?: readonly string[];
  readonly missingFonts?: MissingFonts;
  readonly survey?: SurveyData;
  readonly body: string;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  readonly icon: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
/** JSON inside a script element: `</script>` and `<!--` must not end or change it. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Runs the page's script once the first screen is painted, also where the network brings both at once. It is preloaded meanwhile. */
const afterFirstPaint = (script: string) => `requestAnimationFrame(()=>setTimeout(()=>import(${embedded(script)})))`;

/**
 * The whole document. Styles are inlined, so that the first paint waits for nothing but the document; the theme is on `html` before it.
 */
export function documentOf(parts: DocumentParts): string {
  const { model, script, preloads = [], missingFonts, survey, firstScript } = parts;
  const { switches, locale, brand } = model;
  const nonce = `nonce="${noncePlaceholder}"`;
  const font = switches.font === 'theme' ? '' : ` data-font="${switches.font}"`;
  return [
    `<!doctype html><html lang="${locale}" data-theme="${switches.theme}" data-brand="${brand.id}" data-logo="${switches.logo}"${font}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    firstScript ? `<script ${nonce}>${firstScript}</script>` : '',
    `<title>${escaped(parts.title)}</title><meta name="description" content="${escaped(parts.description)}">`,
    parts.indexed ? '' : '<meta name="robots" content="noindex">',
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(parts.icon)}">`,
    // Nothing is painted until what follows the body has arrived: half a header would shift when its other half comes.
    script ? `<link rel="expect" href="#${modelElementId}" blocking="render">` : '',
    `<style ${nonce}>${parts.css}</style>`,
    // Low: the first paint needs none of it.
    ...preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    '</head><body>',
    `<div id="root">${parts.body}</div>`,
    script
      ? `<script type="application/json" id="${modelElementId}">${embedded({ model, missingFonts, survey } satisfies PageData<PageModel>)}</script>`
      : '',
    script ? `<script type="module" ${nonce}>${afterFirstPaint(script)}</script>` : '',
    '</body></html>',
  ].join('');
}
