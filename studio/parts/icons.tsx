/** The studio's own icons, drawn as strokes of one weight on a square of 24. */
const paths = {
  today: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  campaigns: 'M4 10v4l3 .5V9.5L4 10Zm3-.5L18 5v14L7 14.5M9 15l1 5h3l-1-4',
  experiments: 'M9 3h6M10 3v6L4.5 18.5A2 2 0 0 0 6.2 21h11.6a2 2 0 0 0 1.7-2.5L14 9V3M7.5 15h9',
  figures: 'M4 20V10m5.5 10V4M15 20v-7m5 7V8',
  operations: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  warning: 'M12 3 2 20h20L12 3Zm0 6v5m0 3v.2',
  done: 'M5 13l4 4 10-10',
  plus: 'M12 5v14M5 12h14',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  down: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  pause: 'M9 5v14M15 5v14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  unfold: 'M6 9l6 6 6-6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0',
  leave: 'M10 4H4v16h6M14 8l4 4-4 4M18 12H9',
  light:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v1m0 16v1m9-9h-1M4 12H3m15.4-6.4-.7.7M6.3 17.7l-.7.7m12.8 0-.7-.7M6.3 6.3l-.7-.7',
  privacy: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3Zm-3 9 2.2 2.2L15.5 10',
  silence: 'M18 16H6l1.5-2.5V9a4.5 4.5 0 0 1 9 0v4.5L18 16Zm-8 3a2 2 0 0 0 4 0M4 3l16 18',
  settings:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2.5m0 13V21M3 12h2.5m13 0H21M5.6 5.6l1.8 1.8m9.2 9.2 1.8 1.8m0-12.8-1.8 1.8M7.4 16.6l-1.8 1.8',
  audit: 'M6 3h9l4 4v14H6zM9 12h7M9 16h7M9 8h3',
  keys: 'M3 7h18v11H3zM7 11h.1M11 11h.1M15 11h.1M18 11h.1M8 15h8',
} as const;
export type StudioIcon = keyof typeof paths;

/** A picture beside words; it says nothing by itself. */
export function Icon({ name, size = 18 }: { readonly name: StudioIcon; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
