import { useEffect, useState } from 'react';
import { Icon } from './icons.tsx';
import * as styles from './parts.css.ts';
import { Button } from './parts.tsx';

/** How long it says that it did. */
const saidMs = 4000;

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
  readonly look?: 'plain' | 'main';
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, children, look = 'plain' }: CopyButtonProps) {
  const [told, setTold] = useState<{ readonly of: string; readonly text: string }>();
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold({ of: text, text: 'Copied' }),
      () => setTold({ of: text, text: 'The browser did not allow it: select the text and copy it.' }),
    );
  const said = told?.of === text ? told.text : '';
  return (
    <span className={styles.row}>
      <Button look={look} onClick={() => void copy()}>
        <Icon name={said === 'Copied' ? 'done' : 'copy'} size={16} />
        {children}
      </Button>
      <span role="status" className={styles.muted}>
        {said}
      </span>
    </span>
  );
}
