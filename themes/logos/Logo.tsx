import * as styles from './Logo.css.ts';
import { lockups } from './lockups.ts';
import { Mark } from './Mark.tsx';
import { type LogoVersion, logoParts } from './versions.ts';

export interface LogoProps {
  version: LogoVersion;
  /** The brand's name: text in the theme's heading face, and the logo's accessible name. */
  name: string;
  /** Shown only by lock-ups that have a place for it (.8). */
  tagline?: string | undefined;
  /** Says the name in text beside a mark that stands alone, from 600 px. */
  withName?: boolean;
}

/**
 * A brand's logo in any version v1.1 to v5.9, in the theme's inks. A lockup for the other ground brings a plate. Its size
 * follows the font size.
 */
export function Logo({ version, name, tagline, withName = false }: LogoProps) {
  const parts = logoParts(version);
  const lockup = lockups[parts.lockup];
  const classes = [styles.ground[lockup.ground], styles.layout[lockup.layout], lockup.inks === 'one' && styles.oneInk];
  const className = classes.filter(Boolean).join(' ');
  if (lockup.layout === 'mark') {
    return (
      <span className={className} role="img" aria-label={name}>
        <Mark id={parts.mark} />
        {withName && <span className={styles.besideMark}>{name}</span>}
      </span>
    );
  }
  return (
    <span className={className}>
      <Mark id={parts.mark} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {lockup.tagline && tagline && <span className={styles.tagline}>{tagline}</span>}
      </span>
    </span>
  );
}
