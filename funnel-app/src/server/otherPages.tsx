import type { CompanyFacts, PageRequest } from '#contract/api/page-rendering.ts';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { privacyRequestPath } from '#contract/consent/privacy-request.ts';
import { type LegalText, legalTextOf } from '#contract/site/legal-text.ts';
import { defaultSite } from '#contract/site/site.ts';
import type { Locale } from '#contract/text/locale.ts';
import { privacy as englishPrivacy } from '../content/en/privacy.ts';
import { privacy as spanishPrivacy } from '../content/es/privacy.ts';
import { languages } from '../content/languages.ts';
import { type LegalPageId, legalPages, legalTexts } from '../content/legal.ts';
import type { PageModel } from '../model/pageModel.ts';
import { LegalDocument } from '../pages/legal/LegalDocument.tsx';
import { PrivacyRequestPage } from '../pages/privacy/PrivacyRequestPage.tsx';
import type { PrivacyModel } from '../pages/privacy/privacyModel.ts';
import type { RenderedPart } from './renderPart.ts';

export interface OtherPage {
  readonly kind: string;
  readonly model: PageModel;
  readonly rendered: () => RenderedPart;
}

const privacyWords = { en: englishPrivacy, es: spanishPrivacy } as const;

const sources = {
  privacyEntry: 'funnel-app/src/entries/privacy-request.tsx',
  privacyPage: 'funnel-app/src/pages/privacy/PrivacyRequestPage.tsx',
  privacyWords: (locale: Locale) => `funnel-app/src/content/${locale}/privacy.ts`,
  legalPage: 'funnel-app/src/pages/legal/LegalDocument.tsx',
};

/**
 * The pages beside the surveys: privacy form and legal pages. Undefined for other paths. See
 * docs/spec/screens.md#header-and-footer.
 */
export function otherPage(request: PageRequest, model: PageModel): OtherPage | undefined {
  const name = keyOfPath(request.path);
  if (name === keyOfPath(privacyRequestPath)) return privacyRequest(model, request);
  const id = legalPages.find((each) => each === name);
  if (id === undefined || (id === 'sponsors' && !model.sponsorsShown)) return undefined;
  const { brands, legal = [] } = request.site ?? defaultSite;
  const { sponsors } = brands[model.brand.id];
  const written = legal.find(({ name }) => name === id);
  const text = written ? legalTextOf(written, model.locale) : legalTexts[model.locale][id];
  return legalPage(id, text, model, sponsors.length > 0 ? { ...request.company, sponsors } : request.company);
}

function privacyRequest(base: PageModel, { query, privacyForm }: PageRequest): OtherPage {
  const sent = query.get('sent') === 'yes';
  const model: PrivacyModel = { ...base, sent, ...(privacyForm && { given: privacyForm }) };
  const { locale, brand } = model;
  const words = privacyWords[locale];
  return {
    kind: 'privacy request',
    model,
    rendered: () => ({
      title: `${words.title} | ${brand.name}`,
      description: words.description,
      page: <PrivacyRequestPage model={model} content={languages[locale]} words={words} />,
      styledAs: sources.privacyEntry,
      entry: sources.privacyEntry,
      also: [sources.privacyPage, sources.privacyWords(locale)],
      // a captcha
      loadsPartners: true,
      indexed: !sent,
    }),
  };
}

function legalPage(id: LegalPageId, text: LegalText, model: PageModel, company: CompanyFacts): OtherPage {
  const { locale, brand } = model;
  return {
    kind: `${id} ${JSON.stringify([company, text])}`,
    model,
    rendered: () => ({
      title: `${text.title} | ${brand.name}`,
      description: text.description,
      page: <LegalDocument id={id} text={text} model={model} content={languages[locale]} company={company} />,
      styledAs: sources.legalPage,
      indexed: true,
    }),
  };
}
