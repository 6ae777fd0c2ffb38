import { settledPages, type WrittenPage, writtenPage } from '#contract/site/legal-text.ts';
import { legalTexts } from '../content/legal.ts';

/** The release's text of each legal page that settings may replace. */
export const releaseTexts: readonly WrittenPage[] = settledPages.map((name) =>
  writtenPage(name, { en: legalTexts.en[name], es: legalTexts.es[name] }),
);
