import '#design-system/theme/global.css.ts';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatPhone } from '#contract/fields/validation.ts';
import { PageLayout } from '#design-system/patterns/PageLayout/PageLayout.tsx';
import { SurveyFooter } from '#design-system/patterns/SurveyFooter/SurveyFooter.tsx';
import { SurveyHeader } from '#design-system/patterns/SurveyHeader/SurveyHeader.tsx';
import type { ScreenKind } from '#design-system/theme/parts.ts';
import { Logo } from '#themes/logos/Logo.tsx';
import type { PageWords } from '../../content/content.ts';
import { linkTo } from '../../model/linkTo.ts';
import { type PageModel, roundedAttribute } from '../../model/pageModel.ts';
import { useCallNumber } from '../../tracking/useCallNumber.ts';
import { useOptedOut } from '../../tracking/useOptedOut.ts';
import * as styles from './PageFrame.css.ts';

/** The frame of every page: header with logo and call control, footer with links. See docs/spec/screens.md#header-and-footer. */
export function PageFrame({
  model,
  content,
  screen,
  back,
  progress,
  aside,
  narrow,
  below,
  logoOnly = false,
  isAboutAccident = true,
  children,
}: {
  model: PageModel;
  content: PageWords;
  /** The kind of page (PageLayout). */
  screen?: ScreenKind;
  /** In the header of a survey. */
  back?: ReactNode;
  progress?: ReactNode;
  aside?: ReactNode;
  /** One narrow column, with the aside under it. */
  narrow?: boolean;
  /** In a band of its own over the footer. */
  below?: ReactNode;
  /** The privacy form's header has the logo alone. See docs/spec/screens.md#privacy-form. */
  logoOnly?: boolean;
  /** A page about something else names no average settlement. */
  isAboutAccident?: boolean;
  children: ReactNode;
}) {
  const page = (
    <PageLayout
      notice={model.test && content.testVisit}
      screen={screen}
      header={<Header model={model} content={content} logoOnly={logoOnly} back={back} progress={progress} />}
      aside={aside}
      narrow={narrow}
      below={below}
      footer={
        <Footer
          model={model}
          content={content}
          folded={screen === 'question' || screen === 'form'}
          isAboutAccident={isAboutAccident}
        />
      }
    >
      {children}
    </PageLayout>
  );
  return model.switches.rounded === 'on' ? <Rounded>{page}</Rounded> : page;
}

/** Rounds the page. The server has set the attribute already, a story has not. */
function Rounded({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const themed = frame.current?.closest('[data-theme]');
    themed?.setAttribute(roundedAttribute, '');
    return () => themed?.removeAttribute(roundedAttribute);
  }, []);
  return (
    <div ref={frame} className={styles.contents}>
      {children}
    </div>
  );
}

interface PartProps {
  readonly model: PageModel;
  readonly content: PageWords;
}

/** The number that this visit calls, as it is read and as it is dialed; undefined where there is none. */
export function useCallControl({ brand }: PageModel) {
  const number = useCallNumber(brand.callNumber);
  return number === '' ? undefined : { number: formatPhone(number.replace('+1', '')), href: `tel:${number}` };
}

interface HeaderProps extends PartProps {
  readonly logoOnly: boolean;
  readonly back: ReactNode;
  readonly progress: ReactNode;
}

function Header({ model, content, logoOnly, back, progress }: HeaderProps) {
  const call = useCallControl(model);
  return (
    <SurveyHeader
      back={back}
      progress={progress}
      logo={<BrandLogo version={model.switches.logo} name={model.brand.name} tagline={model.brand.tagline} withName />}
      call={logoOnly || !call ? undefined : { ...call, label: content.callNow }}
      advertisement={content.advertisement}
      language={{ href: useOtherLanguage(model), ...content.otherLanguage }}
    />
  );
}

// Neither changes while a visitor answers: memo keeps a tap from rendering them again.
const BrandLogo = memo(Logo);
interface FooterProps extends PartProps {
  readonly folded: boolean;
  readonly isAboutAccident: boolean;
}

const Footer = memo(({ model, content: { footer }, folded, isAboutAccident }: FooterProps) => {
  const call = useCallControl(model);
  // the legal pages have no campaign that would choose language and look
  const at = (path: string) => linkTo(model, path);
  const links = [
    ...(model.sponsorsShown ? [{ href: at('/sponsors'), label: footer.links.sponsors }] : []),
    { href: at('/privacy-policy'), label: footer.links.privacy, always: true },
    { href: at('/privacy-policy#california-resident'), label: footer.links.california },
    { href: at('/terms-of-use'), label: footer.links.terms },
    { href: at('/do-not-sell-my-information'), label: footer.links.doNotSell, always: true },
    { href: at('/accessibility'), label: footer.links.accessibility },
  ];
  return (
    <SurveyFooter
      links={links}
      call={call && { ...call, label: footer.questions }}
      settlementLine={isAboutAccident ? footer.settlementLine : undefined}
      legal={footer.copyright(model.brand.name, model.day.slice(0, 4))}
      disclaimer={footer.disclaimer}
      moreLabel={folded ? footer.details : undefined}
      status={useOptedOut(model) ? footer.optedOut : undefined}
    />
  );
});

/** The address in the other language: the server knows the path, the browser the query. */
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
