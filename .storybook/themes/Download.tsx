import type { ReactNode } from 'react';
import * as styles from './sheets.css.ts';

/** A button that saves a JSON file, made when it is pressed. */
export function Download({ name, make, children }: { name: string; make: () => object; children: ReactNode }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([`${JSON.stringify(make(), null, 2)}\n`], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href: address, download: name }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" className={styles.button} onClick={save}>
      {children}
    </button>
  );
}
