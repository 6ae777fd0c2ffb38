import type { Content } from '../content/content.ts';
import type { SurveyModel } from '../pages/pageModel.ts';
import { TaggedConsent } from '../tracking/TaggedConsent.tsx';

interface ConsentProps {
  readonly text: string;
  readonly content: Content;
  readonly model: Pick<SurveyModel, 'locale'>;
}

/**
 * The consent that pressing the last button gives (decisions 8): exactly the text that the lead keeps. The documents that it names are links, so
 * that they can be read before they are agreed to; each opens beside the survey, whose answers stay where they are. Another text is another
 * element: where a browser has translated the page, React's changes to the old one would not be seen.
 */
export function Consent({ text, content, model }: ConsentProps) {
  const { terms, privacy } = content.footer.links;
  const addressOf = (name: string) =>
    `${name === terms ? '/terms-of-use' : '/privacy-policy'}${model.locale === 'es' ? '?lang=es' : ''}`;
  const parts = text.split(new RegExp(`(${terms}|${privacy})`));
  return (
    <TaggedConsent key={text}>
      {parts.map((part) =>
        part === terms || part === privacy ? (
          <a key={part} href={addressOf(part)} target="_blank" rel="noopener" aria-label={`${part} (${content.newTab})`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </TaggedConsent>
  );
}
