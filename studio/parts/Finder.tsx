import * as styles from './finder.css.ts';
import { Icon } from './icons.tsx';
import { Key } from './parts.tsx';
import { finderKeys, useFinder } from './useFinder.ts';

/** The visible way to the palette: a field's place on Today, an icon elsewhere. */
export function Finder({ as }: { readonly as: 'field' | 'icon' }) {
  const open = useFinder();
  if (!open) return null;
  if (as === 'icon')
    return (
      <button
        type="button"
        className={styles.icon}
        onClick={open}
        aria-label="Go to, find, do"
        title={`Go to, find, do (${finderKeys})`}
      >
        <Icon name="search" />
      </button>
    );
  return (
    <button type="button" className={styles.field} onClick={open} aria-keyshortcuts="Control+K Meta+K">
      <Icon name="search" size={15} />
      <span className={styles.words}>Go to, find, do …</span>
      <Key>{finderKeys}</Key>
    </button>
  );
}
