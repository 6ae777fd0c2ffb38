import '#design-system/theme/global.css.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { formatPhone } from '#contract/validation.ts';
import { PageLayout } from '#design-system/patterns/PageLayout/PageLayout.tsx';
import { SurveyFooter } from '#design-system/patterns/SurveyFooter/SurveyFooter.tsx';
import { SurveyHeader } from '#design-system/patterns/SurveyHeader/SurveyHeader.tsx';
import { Logo } from '#themes/logos/Logo.tsx';
import type { Content } from '../content/content.ts';
import type { PageModel } from './model.ts';

/** What every page has around its content: header with logo and call button, footer with the legal links (Core 2). */
export function PageFrame({
  model,
  content,
  aside,
  children,
}: {
  model: PageModel;
  content: Content;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { brand, switches } = model;
  const { footer } = content;
  const number = formatPhone(brand.callNumber.replace('+1', ''));
  const call = { number, href: `tel:${brand.callNumber}` };
  const links = [
    ...(model.sponsorsShown ? [{ href: '/sponsors', label: footer.links.sponsors }] : []),
    { href: '/privacy-policy', label: footer.links.privacy },
    { href: '/privacy-policy#california-resident', label: footer.links.california },
    { href: '/terms-of-use', label: footer.links.terms },
    { href: '/do-not-sell-my-information', label: footer.links.doNotSell },
  ];
  return (
    <PageLayout
      header={
        <SurveyHeader
          logo={<Logo version={switches.logo} name={brand.name} />}
          call={{ ...call, label: content.callNow }}
          advertisement={content.advertisement}
        />
      }
      aside={aside}
      footer={
        <SurveyFooter
          links={links}
          call={{ ...call, label: footer.questions }}
          settlementLine={footer.settlementLine}
          legal={footer.copyright(brand.name, model.year)}
          disclaimer={footer.disclaimer}
          languageLink={{ href: useOtherLanguage(model), label: content.otherLanguage.label, lang: content.otherLanguage.lang }}
        />
      }
    >
      {children}
    </PageLayout>
  );
}

/** Where the other language is: the server knows the path, the browser also the query that came with it (tracking, switches). */
function useOtherLanguage({ otherLanguage }: PageModel): string {
  const [href, setHref] = useState(otherLanguage);
  useEffect(() => {
    const target = new URL(otherLanguage, location.href);
    const lang = target.searchParams.get('lang') ?? '';
    const query = new URLSearchParams(location.search);
    query.set('lang', lang);
    setHref(`${target.pathname}?${query}`);
  }, [otherLanguage]);
  return href;
}
