import { DisqualifiedMessage } from '#design-system/patterns/DisqualifiedMessage/DisqualifiedMessage.tsx';
import type { PageWords } from '../content/content.ts';
import { useDelivery } from '../journey/useDelivery.ts';
import { PageFrame } from './PageFrame.tsx';
import type { PageModel } from './pageModel.ts';

/**
 * Replaces the one-page form for a disqualified visitor, and sends what is still pending. See
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
      <DisqualifiedMessage title={title} text={text} next={{ title: nextTitle, items: next }} />
    </PageFrame>
  );
}
