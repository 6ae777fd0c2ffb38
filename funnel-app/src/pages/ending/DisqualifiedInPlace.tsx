import { DisqualifiedMessage } from '#design-system/patterns/DisqualifiedMessage/DisqualifiedMessage.tsx';
import type { PageWords } from '../../content/content.ts';
import type { PageModel } from '../../model/pageModel.ts';
import { useDelivery } from '../../submission/useDelivery.ts';
import { PageFrame } from '../frame/PageFrame.tsx';

/**
 * Replaces the one-page form for a disqualified visitor, and sends pending submissions. See
 * docs/spec/submission.md#disqualified-in-place.
 */
export function DisqualifiedInPlace({
  model,
  content,
  unsent = false,
}: {
  readonly model: PageModel;
  readonly content: PageWords;
  readonly unsent?: boolean;
}) {
  const { title, text, nextTitle, next } = content.disqualified;
  useDelivery(unsent ? 'waiting' : 'nothing');
  return (
    <PageFrame model={model} content={content}>
      <DisqualifiedMessage heading={title} text={text} next={{ title: nextTitle, items: next }} />
    </PageFrame>
  );
}
