/** The strokes of each icon on a 24 x 24 grid, in the text colour. */
const strokes = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm9 5 7 7-7 7',
  back: 'M19 12H5m6-6-6 6 6 6',
  alert: 'M12 7.5v5m0 3.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  lock: 'M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  phone: 'M6.2 4h3l1.5 4-2 1.4a11 11 0 0 0 5.9 5.9l1.4-2 4 1.5v3a2 2 0 0 1-2.2 2A15.8 15.8 0 0 1 4.2 6.2 2 2 0 0 1 6.2 4z',
} as const;

export type IconName = keyof typeof strokes;
export const iconNames = Object.keys(strokes) as readonly IconName[];

/** A decorative line icon of 1.25 em, hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="1.25em" height="1.25em" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d={strokes[name]} stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
