import { useId } from 'react';
import { consentParts } from '#contract/consent/consent-text.ts';
import type { Content } from '../../content/content.ts';
import { linkTo } from '../../model/linkTo.ts';
import type { SurveyModel } from '../../model/pageModel.ts';
import * as styles from './Consent.css.ts';
import { TaggedConsent } from './TaggedConsent.tsx';

interface ConsentProps {
  readonly text: string;
  readonly content: Content;
  readonly model: Pick<SurveyModel, 'locale' | 'carried'>;
}

/**
 * The consent that pressing the last button gives: exactly the text that the lead keeps. Its documents open beside the survey.
 * Another text is another element, since a translated page would not show React's change. See docs/spec/consent.md#consent-text.
 */
export function Consent({ text, content, model }: ConsentProps) {
  const newTabId = useId();
  const { terms, privacy } = content.footer.links;
  const addressOf = (name: string) => linkTo(model, name === terms ? '/terms-of-use' : '/privacy-policy');
  const [sentences, sellers] = consentParts(text);
  const parts = sentences.split(new RegExp(`(${terms}|${privacy})`));
  return (
    <>
      <TaggedConsent key={text}>
        {parts.map((part) =>
          part === terms || part === privacy ? (
            <a key={part} href={addressOf(part)} target="_blank" rel="noopener" aria-describedby={newTabId}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </TaggedConsent>
      {/* beside the consent, whose words are kept as they are shown */}
      <span id={newTabId} hidden>
        {content.newTab}
      </span>
      {sellers && (
        <details className={styles.list}>
          <summary className={styles.summary}>{content.sellersList}</summary>
          {sellers}
        </details>
      )}
    </>
  );
}
