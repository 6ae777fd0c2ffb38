import { createHash } from 'node:crypto';
import { formatPhone } from '#contract/fields/validation.ts';
import { type Locale, locales } from '#contract/text/locale.ts';
import {
  firstStyleId,
  type MissingFonts,
  modelElementId,
  type PageData,
  type PageModel,
  roundedAttribute,
  type SurveyData,
  surveyElementId,
  wholeStyleId,
} from '../model/pageModel.ts';
import type { HeadingFace } from './assets.ts';
import { cardFile, cardSize } from './sharingCard.ts';

interface HtmlDocumentParts {
  readonly model: PageModel;
  readonly title: string;
  readonly description: string;
  readonly css: string;
  /** The part of `css` that the first paint of a document needs: the whole follows the question. */
  readonly critical?: (html: string) => string;
  /** Stylesheets that `css` has already. */
  readonly inlined?: readonly string[];
  /** Inline script that runs before anything else is fetched. */
  readonly firstScript?: string;
  /** The page's script and its imports, dependencies first. */
  readonly scripts?: readonly string[];
  /** Scripts that load with them, and that the page can do without. */
  readonly beside?: readonly string[];
  readonly missingFonts?: MissingFonts;
  /** A stylesheet that no first screen needs. */
  readonly laterStyles?: string;
  /** Addresses of the look's fonts where the browser has them: the first paint waits a moment for them. */
  readonly fonts?: readonly string[];
  /** The heading's face, where the browser lacks the fonts. */
  readonly face?: HeadingFace;
  readonly survey?: SurveyData;
  readonly body: string;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  readonly icon: string;
  /** Whether its link has the brand's large card, which asks about an accident; else the brand's mark. */
  readonly hasCard?: boolean;
  /** Where the site is found; undefined for a brand without a host. */
  readonly place?: PagePlace | undefined;
}

/** The addresses of a page, for search engines and link previews. */
export interface PagePlace {
  /** The brand's first host: requests may name any other. */
  readonly origin: string;
  readonly path: string;
  /** The language of the path without a query. */
  readonly locale: Locale;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
/** JSON inside a script element: `</script>` and `<!--` must not end or change it. */
const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Right behind the page's body. */
const scriptElementId = 'page-script';
/** Opened where the page's script can't be had. */
const failureElementId = 'page-failure';

/** The parts that need the page's script. */
const withoutScript = '[data-scripted]{display:none!important}';

/** The notice of a page whose script does not load. */
const noScriptWords: Readonly<Record<Locale, { readonly failed: (call: string | undefined) => string }>> = {
  en: {
    failed: (call) => `Part of this page did not load. <a href="">Load the page again</a>${call ? `, or call ${call}` : ''}.`,
  },
  es: {
    failed: (call) =>
      `Una parte de esta página no se cargó. <a href="">Cargue la página de nuevo</a>${call ? ` o llame al ${call}` : ''}.`,
  },
};

/**
 * Runs the page's scripts after the first paint, each in a task of its own, so that no tap waits long. They load with the document.
 * A failed file is loaded once more; then the page reloads once, since browsers do not retry failed modules. After that, or
 * after 45 s, the visitor is told.
 * @param files dependencies first, the entry last
 * @param inlined stylesheets that the page has: Vite would add them again after later ones
 */
const afterFirstPaint = (files: readonly string[], inlined: readonly string[]) =>
  [
    `const files=${embedJson(files)},pause=ms=>new Promise(go=>setTimeout(go,ms)),`,
    "link=given=>document.head.append(Object.assign(document.createElement('link'),given)),",
    'frame=new Promise(requestAnimationFrame),',
    `dialog=document.getElementById('${failureElementId}'),late=setTimeout(()=>dialog.showModal(),45e3),`,
    "painted=new Promise(go=>new PerformanceObserver(go).observe({type:'paint',buffered:true})).catch(()=>frame);",
    'await Promise.race([painted,frame.then(()=>pause(500))]);',
    `for(const href of ${embedJson(inlined)})link({rel:'stylesheet',href,disabled:true});`,
    'try{for(const file of files){await(await import(file).catch(()=>pause(1500).then(()=>import(file)))).ready;await pause()}dialog.close()}',
    "catch(error){const first=performance.getEntriesByType('navigation')[0].type!=='reload';",
    "if(first&&(await Promise.race([fetch(location,{method:'HEAD'}),pause(5e3)]).catch(()=>0))?.ok)location.reload();",
    'else{dialog.open||dialog.showModal();throw error}}finally{clearTimeout(late)}',
  ].join('');

const ogLocales: Readonly<Record<Locale, string>> = { en: 'en_US', es: 'es_US' };

/** The colour behind the phone's own bar: the page's top colour, in each of its schemes. */
function themeColor(css: string, scheme: PageModel['switches']['scheme']): string {
  const colorsOf = (name: string) =>
    [...css.matchAll(new RegExp(`--color-${name}:([^;}]+)`, 'g'))].map(([, color = '']) => color);
  const names = ['notice', 'header', 'page'];
  const firstSeen = (at: 0 | -1) =>
    names.map((name) => colorsOf(name).at(at)).find((each) => each && !/^(#0000|transparent)$/.test(each));
  const tag = (color: string | undefined, media = '') =>
    color ? `<meta name="theme-color"${media} content="${escapeHtml(color)}">` : '';
  const [light, dark] = [firstSeen(0), firstSeen(-1)];
  if (scheme === 'system' && light !== dark) return tag(dark, ' media="(prefers-color-scheme:dark)"') + tag(light);
  return tag(scheme === 'light' ? light : dark);
}

/** Canonical address, the page in each language, and the card of a shared link. */
function sharingTags({ model: { brand, locale }, title, description, place, hasCard }: HtmlDocumentParts): string {
  if (!place) return '';
  const addressIn = (each: Locale) => `${place.origin}${place.path}${each === place.locale ? '' : `?lang=${each}`}`;
  const alternate = (lang: string, each: Locale) =>
    `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(addressIn(each))}">`;
  const card = {
    type: 'website',
    site_name: brand.name,
    title,
    description,
    url: addressIn(locale),
    image: `${place.origin}${hasCard ? cardFile(brand.id, locale) : `/icons/${brand.id}.png`}`,
    ...(hasCard && { 'image:width': cardSize.width, 'image:height': cardSize.height, 'image:alt': title }),
    locale: ogLocales[locale],
  };
  return [
    `<link rel="canonical" href="${escapeHtml(addressIn(locale))}">`,
    ...locales.map((each) => alternate(each, each)),
    alternate('x-default', place.locale),
    ...Object.entries(card).map(([name, value]) => `<meta property="og:${name}" content="${escapeHtml(String(value))}">`),
    `<meta name="twitter:card" content="${hasCard ? 'summary_large_image' : 'summary'}">`,
  ].join('');
}

/** Over a draft's page, outside of what the page's script takes over. */
const previewWords: Readonly<Record<Locale, string>> = {
  en: 'Preview of a draft: nothing you enter here is sold or counted.',
  es: 'Vista previa de un borrador: nada de lo que escriba aquí se vende ni se cuenta.',
};
const previewStyle =
  '#preview{margin:0;padding:.5rem 1rem;background:#111;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;text-align:center}';

/** The source by which a Content-Security-Policy allows one inline script or style. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A document, and the hashes of everything inline in it that runs or styles. */
export interface HtmlDocument {
  readonly html: string;
  readonly hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/** The whole document. Styles are inlined and the theme is on `html`, so that the first paint waits for nothing else. */
export function htmlDocument(parts: HtmlDocumentParts): HtmlDocument {
  const { model, scripts, missingFonts, laterStyles, survey, firstScript, face } = parts;
  const { switches, locale, brand } = model;
  const pageScript = scripts ? afterFirstPaint(scripts, parts.inlined ?? []) : undefined;
  const words = noScriptWords[locale];
  const number = formatPhone(brand.callNumber.replace('+1', ''));
  const call = brand.callNumber === '' ? undefined : `<a href="tel:${brand.callNumber}">${number}</a>`;
  const font = switches.font === 'theme' ? '' : ` data-font="${switches.font}"`;
  const scheme = switches.scheme === 'light' ? '' : ` data-scheme="${switches.scheme}"`;
  const rounded = switches.rounded === 'on' ? ` ${roundedAttribute}` : '';
  const root = `<div id="root">${parts.body}</div>`;
  const start = `<html lang="${locale}" data-theme="${switches.theme}" data-brand="${brand.id}" data-logo="${switches.logo}"${font}${scheme}${rounded}>`;
  const faceRule = /@font-face\{[^}]*\}/g;
  const plainStyle = withoutScript + (face?.rule ?? '');
  const preload = (href: string) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
  const critical = parts.critical?.(`${start}<body>${root}`);
  // the page removes the rules of the first paint once it has the whole: each element would be matched against them twice
  const [css, first, rest] =
    critical === undefined
      ? [parts.css, '', '']
      : [(critical.match(faceRule) ?? []).join(''), critical.replaceAll(faceRule, ''), parts.css.replaceAll(faceRule, '')];
  const banner = model.preview ? previewStyle : '';
  const html = [
    `<!doctype html>${start}<head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    firstScript ? `<script>${firstScript}</script>` : '',
    `<title>${escapeHtml(parts.title)}</title><meta name="description" content="${escapeHtml(parts.description)}">`,
    parts.indexed ? sharingTags(parts) : '<meta name="robots" content="noindex">',
    themeColor(parts.css, switches.scheme),
    `<link rel="icon" href="/icons/${brand.id}.ico" sizes="32x32"><link rel="apple-touch-icon" href="/icons/${brand.id}.png">`,
    `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(parts.icon)}">`,
    // painting waits for the whole question, so that half a header cannot shift; the content below does not wait
    scripts ? `<link rel="expect" href="#${survey ? surveyElementId : scriptElementId}" blocking="render">` : '',
    // a browser waits a moment for preloads at the first paint; else a cached font would lose to its fallback
    ...(parts.fonts ?? []).map(preload),
    face ? `<script>${face.script}</script>` : '',
    css && `<style>${css}</style>`,
    first && `<style id="${firstStyleId}">${first}</style>`,
    `<noscript>${face ? preload(face.address) : ''}<style>${plainStyle}</style></noscript>`,
    '</head><body>',
    banner && `<style>${banner}</style><p id="preview" role="note">${previewWords[locale]}</p>`,
    root,
    // behind the question: nothing of it is needed for the first paint
    ...[...(scripts ?? []), ...(parts.beside ?? [])].map(
      (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
    ),
    rest && `<style id="${wholeStyleId}">${rest}</style>`,
    scripts
      ? `<dialog id="${failureElementId}" role="alertdialog" aria-labelledby="${failureElementId}-text"><p id="${failureElementId}-text">${words.failed(call)}</p></dialog>`
      : '',
    pageScript ? `<script type="module" id="${scriptElementId}">${pageScript}</script>` : '',
    scripts
      ? `<script type="application/json" id="${modelElementId}">${embedJson({ model, missingFonts, laterStyles, survey } satisfies PageData<PageModel>)}</script>`
      : '',
    '</body></html>',
  ].join('');
  const inlineScripts = [firstScript, face?.script, pageScript].filter((each) => each !== undefined);
  return {
    html,
    hashes: { scripts: inlineScripts.map(hashOf), styles: [css, first, rest, plainStyle, banner].filter(Boolean).map(hashOf) },
  };
}
