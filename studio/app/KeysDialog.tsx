import { useState } from 'react';
import { hasLetterKeys, keepDevice } from '../data/device.ts';
import { Dialog } from '../parts/Dialog.tsx';
import * as styles from './frame.css.ts';
import { keyList } from './keys.ts';

/** Lists the keys, and switches single letters off for who dictates or whose hand slips (WCAG 2.1.4). */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setOn] = useState(hasLetterKeys);
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={styles.keys}>
        {keyList.map(([keys, does]) => (
          <div key={keys} className={styles.keyRow}>
            <dt>
              <kbd className={styles.kbd}>{keys}</kbd>
            </dt>
            <dd className={styles.does}>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            keepDevice('keys', target.checked ? 'on' : 'off');
            setOn(target.checked);
          }}
        />
        Single letters are keys, on this device
      </label>
    </Dialog>
  );
}
