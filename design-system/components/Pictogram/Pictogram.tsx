/** The strokes of each pictogram, drawn as Icon's are: one ink, 24 x 24, round ends. */
const strokes = {
  car: 'M4 16.5v-4l2-5.2A2 2 0 0 1 7.9 6h8.2A2 2 0 0 1 18 7.3l2 5.2v4zM4.3 12h15.4M6 16.5V19m12-2.5V19M7.5 14.3h.01m8.99 0h.01',
  truck:
    'M2.5 6h11v10.5h-11zm11 3.5H18l3.5 3.7v3.3h-8M7 19.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zm10.2 0a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z',
  motorcycle:
    'M5.5 19a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6zm13 0a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6zM5.5 15.7l4-5h5.2l-3 5H5.5m9.2-5L13 6.5h3.2m2.3 9.2-3.8-5',
  bicycle:
    'M5.5 19.2a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zm13 0a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM5.5 15.5 9 8.5h6l3.5 7M9 8.5l3 7 3-7M9 8.5 8 6H6.2M15 8.5 14.2 6h2.6',
  pedestrian:
    'M13 5.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM9.5 21l2.3-6.2-1.3-2.3 1-4.5 2 .3 1.6 2.7 2.9 1.2M11.8 14.8l2.2 2.4.8 3.8M11.5 8 8.3 9.7 7.5 13',
  bus: 'M5 5.5A1.5 1.5 0 0 1 6.5 4h11A1.5 1.5 0 0 1 19 5.5v12H5zM5 12h14M7.5 17.5V20m9-2.5V20M8 14.8h.01m7.99 0h.01M5 8H3.5v3M19 8h1.5v3',
  rideshare:
    'M4 20v-3l1.4-3.8A1.8 1.8 0 0 1 7.1 12h9.8a1.8 1.8 0 0 1 1.7 1.2L20 17v3M4 17h16M12 9.5c-2-2-3-3.4-3-4.7a3 3 0 0 1 6 0c0 1.3-1 2.7-3 4.7zm0-4.7v.01',
  more: 'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zm7 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2zm7 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  form: 'M7 3.5h7L18.5 8v12.5H7zM14 3.5V8h4.5M10 12.5h5.5M10 16h5.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm5-2 4.5 4.5',
  scales: 'M12 4v16m-4.5 0h9M5 7.5 12 6l7 1.5M5 7.5 2.5 14a2.7 2.7 0 0 0 5 0zm14 0L16.5 14a2.7 2.7 0 0 0 5 0z',
  shield: 'M12 3 5 5.8v5.4c0 4.6 3 7.8 7 9.8 4-2 7-5.2 7-9.8V5.8zM9 12l2.2 2.2L15.2 10',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  coins:
    'M9 13.5c3 0 5.5-1 5.5-2.5S12 8.5 9 8.5 3.5 9.5 3.5 11 6 13.5 9 13.5zM3.5 11v5c0 1.5 2.5 2.5 5.5 2.5s5.5-1 5.5-2.5v-5m-5-4.8C10.2 5.2 12.4 4.5 15 4.5c3 0 5.5 1 5.5 2.5S18.5 9.4 15.5 9.5m5-2.5v5c0 1.2-1.5 2-3.5 2.3',
  message: 'M4 5h16v11.5H12L7.5 20v-3.5H4z',
  close: 'm6 6 12 12M18 6 6 18',
  pause: 'M9 6v12m6-12v12',
  play: 'M8.5 6v12l9-6z',
} as const;

export type PictogramName = keyof typeof strokes;
export const pictogramNames = Object.keys(strokes) as readonly PictogramName[];

/** A decorative line drawing of 1.25 em. Apart from Icon, so that the first screen does not load it. */
export function Pictogram({ name }: { name: PictogramName }) {
  return (
    <svg width="1.25em" height="1.25em" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d={strokes[name]} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
