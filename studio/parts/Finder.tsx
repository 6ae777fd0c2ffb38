import { visuallyHidden } from '#design-system/components/base.css.ts';
import * as styles from './finder.css.ts';
import { Icon } from './icons.tsx';
import { wideOnly } from './parts.css.ts';
import { Key } from './parts.tsx';
import { finderKeys, useFinder } from './useFinder.ts';

/** The visible way to the palette: a field's place on Today, its keys elsewhere. */
export function Finder({ as }: { readonly as: 'field' | 'keys' }) {
  const open = useFinder();
  if (!open) return null;
  if (as === 'keys')
    return (
      <button type="button" className={styles.keys} onClick={open} title="Go to, find, do">
        <span className={visuallyHidden}>Go to, find, do</span>
        <Key>{finderKeys}</Key>
      </button>
    );
  return (
    <button type="button" className={styles.field} onClick={open} aria-keyshortcuts="Control+K Meta+K">
      <Icon name="search" size={15} />
      <span className={styles.words}>Go to, find, do …</span>
      <span className={wideOnly}>
        <Key>{finderKeys}</Key>
      </span>
    </button>
  );
}
