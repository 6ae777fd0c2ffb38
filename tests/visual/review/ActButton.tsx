import type { ReactNode } from 'react';
import type { Act } from './keys.ts';
import type { ReviewStore } from './review-store.ts';

interface ActButtonProps {
  readonly act: Act;
  readonly store: ReviewStore;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** Its first words, which the button before it has too: they are only read out. */
  readonly repeats?: string | undefined;
}

/** An act of the page, with its key. */
export function ActButton({ act, store, pressed, repeats = '', ...attributes }: ActButtonProps): ReactNode {
  return (
    <button type="button" aria-pressed={pressed} {...attributes} onClick={() => act.run(store)}>
      {repeats && <span className="heard">{repeats} </span>}
      {act.label.slice(repeats.length).trim()} <kbd>{act.key}</kbd>
    </button>
  );
}
