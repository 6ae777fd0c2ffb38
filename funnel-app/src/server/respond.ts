import { renderToString } from 'react-dom/server';
import type { PageAudience, PageResponse } from '#contract/api/page-rendering.ts';
import type { Locale } from '#contract/text/locale.ts';
import { brands } from '#themes/brands.ts';
import { languages } from '../content/languages.ts';
import type { PageModel } from '../model/pageModel.ts';
import type { Assets, Look } from './assets.ts';
import { criticalCss } from './criticalCss.ts';
import { faviconOf } from './favicon.ts';
import { htmlDocument, type PagePlace } from './htmlDocument.ts';
import type { RenderedPart } from './renderPart.ts';

const contentSource = (locale: Locale) => `funnel-app/src/content/${locale}/index.ts`;

/** The styles and assets of a page. */
export interface RenderContext {
  readonly assets: Assets;
  readonly look: Look;
  /** Whether the browser has the look's fonts. */
  readonly hasFonts: boolean;
  readonly place: PagePlace | undefined;
}

/** A page before it is rendered, with everything that decides its document. */
export interface RenderablePage {
  readonly kind: string;
  readonly model: PageModel;
  /** Everyone, unless it is said. */
  readonly audience?: PageAudience;
  readonly hasVariants?: boolean;
  readonly tags?: readonly string[];
  readonly words?: PageResponse['words'];
  readonly render: (means: RenderContext) => RenderedDocument;
}

export type RenderedDocument = Pick<PageResponse, 'status' | 'html' | 'hashes' | 'loadsPartners'>;

/** The document of a page, in its look. */
export function respond(
  status: number,
  { assets, look, hasFonts, place }: RenderContext,
  model: PageModel,
  {
    title,
    description,
    page,
    styledAs,
    also = [],
    beside = [],
    entry,
    firstScript,
    loadsPartners = false,
    survey,
    showsAnswers = false,
    indexed,
    hasCard = false,
  }: RenderedPart,
): RenderedDocument {
  const later = assets.later(model.switches);
  const wearsLater = survey && !showsAnswers && !('plain' in model);
  const files = assets.page(styledAs, [contentSource(model.locale), ...also], beside);
  const fonts = hasFonts ? look.fontCss : (look.first?.css ?? '');
  // a page after the first screen has the later stylesheet at once
  const css = look.css + (wearsLater ? '' : (later?.css ?? '')) + fonts + files.css;
  const { html, hashes } = htmlDocument({
    model,
    title,
    description: description ?? languages[model.locale].pageDescription,
    css,
    ...(wearsLater ? { critical: (document: string) => criticalCss(css, document) } : {}),
    ...(wearsLater && later ? { laterStyles: later.address } : {}),
    inlined: files.inlined,
    icon: faviconOf(brands[model.brand.id].mark),
    place,
    body: renderToString(page),
    indexed,
    hasCard,
    ...(entry ? { scripts: files.scripts, beside: files.beside } : {}),
    ...(hasFonts
      ? { fonts: look.missingFonts.files.map(({ address }) => address) }
      : { missingFonts: look.missingFonts, ...(look.face ? { face: look.face } : {}) }),
    ...(firstScript ? { firstScript } : {}),
    ...(survey ? { survey } : {}),
  });
  return { status, html, hashes, loadsPartners };
}
