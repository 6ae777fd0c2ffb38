/** Signs beside words, at the text's size. */
export const boldStrokes = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm9 5 7 7-7 7',
  arrow: 'M19 12H5m6-6-6 6 6 6',
  alert: 'M12 7.5v5m0 3.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  lock: 'M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  phone: 'M6.2 4h3l1.5 4-2 1.4a11 11 0 0 0 5.9 5.9l1.4-2 4 1.5v3a2 2 0 0 1-2.2 2A15.8 15.8 0 0 1 4.2 6.2 2 2 0 0 1 6.2 4z',
} as const;

const fineStrokes = {
  form: 'M7 3.5h7L18.5 8v12.5H7zM14 3.5V8h4.5M10 12.5h5.5M10 16h5.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm5-2 4.5 4.5',
  shield: 'M12 3 5 5.8v5.4c0 4.6 3 7.8 7 9.8 4-2 7-5.2 7-9.8V5.8zM9 12l2.2 2.2L15.2 10',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  coins:
    'M9 13.5c3 0 5.5-1 5.5-2.5S12 8.5 9 8.5 3.5 9.5 3.5 11 6 13.5 9 13.5zM3.5 11v5c0 1.5 2.5 2.5 5.5 2.5s5.5-1 5.5-2.5v-5m-5-4.8C10.2 5.2 12.4 4.5 15 4.5c3 0 5.5 1 5.5 2.5S18.5 9.4 15.5 9.5m5-2.5v5c0 1.2-1.5 2-3.5 2.3',
  message: 'M4 5h16v11.5H12L7.5 20v-3.5H4z',
  close: 'm6 6 12 12M18 6 6 18',
  pause: 'M9 6v12m6-12v12',
  play: 'M8.5 6v12l9-6z',
} as const;

/** The paths of the icons that a page draws itself, on a 24 x 24 grid. They are in the visitor's first script. */
export const strokes = { ...boldStrokes, ...fineStrokes };
export type StrokeName = keyof typeof strokes;
