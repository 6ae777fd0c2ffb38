import type { LockupId } from './versions.ts';

export interface Lockup {
  readonly name: string;
  readonly layout: 'horizontal' | 'stacked' | 'mark' | 'badge';
  /** The ground that it is made for. A badge brings its own and is made for light pages. */
  readonly ground: 'light' | 'dark';
  readonly inks: 'colour' | 'one';
  readonly tagline: boolean;
  /** The least width in px; with less, words take a third line or the mark shrinks under 24 px. */
  readonly minWidth: number;
}

/** The nine lockups of every mark, with clear space of a quarter of the mark's height. */
export const lockups = {
  '1': { name: 'Horizontal, colour', layout: 'horizontal', ground: 'light', inks: 'colour', tagline: false, minWidth: 160 },
  '2': { name: 'Horizontal, on dark', layout: 'horizontal', ground: 'dark', inks: 'colour', tagline: false, minWidth: 160 },
  '3': { name: 'Stacked, colour', layout: 'stacked', ground: 'light', inks: 'colour', tagline: false, minWidth: 120 },
  '4': { name: 'Stacked, on dark', layout: 'stacked', ground: 'dark', inks: 'colour', tagline: false, minWidth: 120 },
  '5': { name: 'Mark alone', layout: 'mark', ground: 'light', inks: 'colour', tagline: false, minWidth: 24 },
  '6': { name: 'One ink, dark', layout: 'horizontal', ground: 'light', inks: 'one', tagline: false, minWidth: 160 },
  '7': { name: 'One ink, light', layout: 'horizontal', ground: 'dark', inks: 'one', tagline: false, minWidth: 160 },
  '8': { name: 'Horizontal with tagline', layout: 'horizontal', ground: 'light', inks: 'colour', tagline: true, minWidth: 200 },
  '9': { name: 'Badge', layout: 'badge', ground: 'light', inks: 'colour', tagline: false, minWidth: 160 },
} as const satisfies Readonly<Record<LockupId, Lockup>>;
