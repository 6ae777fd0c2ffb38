import { DisqualifiedMessage } from '#design-system/patterns/DisqualifiedMessage/DisqualifiedMessage.tsx';
import type { PageWords } from '../content/content.ts';
import { useDelivery } from '../journey/useDelivery.ts';
import { PageFrame } from './PageFrame.tsx';
import type { PageModel } from './pageModel.ts';

/**
 * In the place of the one-page form when the visitor is disqualified: a message, and no other page (Variants 4). What could not be sent is
 * sent from here, unsaid: nothing that the visitor waits for hangs on it.
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
