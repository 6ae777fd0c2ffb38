import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type StudioIcon } from './icons.tsx';
import * as styles from './parts.css.ts';
import type { Tone } from './tokens.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: keyof typeof styles.buttons;
}

/** A control of the studio. */
export function Button({ look = 'plain', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={clsx(styles.buttons[look], className)} />;
}

/** A state, as a word on its tone. */
export const Tag = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <span className={styles.tags[tone]}>{children}</span>
);

const noteIcons: Readonly<Record<Tone, StudioIcon>> = {
  live: 'done',
  planned: 'clock',
  waiting: 'warning',
  wrong: 'warning',
  quiet: 'eye',
};

interface NoteProps {
  readonly tone: Tone;
  /** Said by a screen reader as soon as it appears. */
  readonly said?: boolean;
  readonly children: ReactNode;
}

/** What is so, or has to be done, in a sentence with its act. */
export const Note = ({ tone, said = false, children }: NoteProps) => (
  <div className={styles.notes[tone]} role={said ? (tone === 'wrong' ? 'alert' : 'status') : undefined}>
    <Icon name={noteIcons[tone]} />
    <div className={styles.noteText}>{children}</div>
  </div>
);

interface FailedProps {
  readonly error: Error;
  readonly onAgain: () => unknown;
  /** What is still on the screen, such as "The list is as of 12:44. ". */
  readonly children?: ReactNode;
}

/** A question that the server has not answered: its reason, and a way to ask again. */
export const Failed = ({ error, onAgain, children }: FailedProps) => (
  <Note tone="wrong" said>
    {children}
    {error.message}{' '}
    <Button look="small" onClick={() => void onAgain()}>
      Try again
    </Button>
  </Note>
);

interface EmptyProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Where there is nothing: why, and what to do. */
export const Empty = ({ title, children }: EmptyProps) => (
  <div className={styles.empty}>
    <h2 className={styles.emptyTitle}>{title}</h2>
    {children}
  </div>
);

/** A key of the keyboard, beside the act that it does. */
export const Key = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.key} aria-hidden="true">
    {children}
  </span>
);
