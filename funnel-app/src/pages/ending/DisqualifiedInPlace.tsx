import { DisqualifiedMessage } from '#design-system/patterns/DisqualifiedMessage/DisqualifiedMessage.tsx';
import type { PageWords } from '../../content/content.ts';
import { thankYouWords } from '../../content/thankYouWords.ts';
import type { PageModel } from '../../model/pageModel.ts';
import { useDelivery } from '../../submission/useDelivery.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { withCalls } from './withCalls.ts';

/**
 * Replaces the one-page form for a disqualified visitor, and sends pending submissions. See
 * docs/spec/submission.md#disqualified-in-place.
 */
export function DisqualifiedInPlace({
  model,
  content,
  unsent = false,
  mayCall,
}: {
  readonly model: PageModel;
  readonly content: PageWords;
  readonly unsent?: boolean;
  /** Whether a partner may call; undefined before the server has said. */
  readonly mayCall?: boolean | undefined;
}) {
  const { title, text, nextTitle, next } = content.disqualified;
  const told = useDelivery(unsent ? 'waiting' : 'nothing').mayCall ?? mayCall;
  return (
    <PageFrame model={model} content={content}>
      <DisqualifiedMessage
        heading={title}
        text={withCalls(text, thankYouWords[model.locale].calls, told)}
        next={{ title: nextTitle, items: next }}
      />
    </PageFrame>
  );
}
