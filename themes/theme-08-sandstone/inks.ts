/** Papers and inks, also of the drawings. */
export const inks = {
  umber: '#38251a',
  terracotta: '#a8441f',
  deep: '#6d270e',
  sand: '#e9dbc4',
  sky: '#f1dfbf',
  paper: '#fffaf0',
  sun: '#d9803f',
  ground: '#5b240f',
} as const;
