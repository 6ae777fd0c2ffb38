/** Inks of the page and of the flower: its petals from throat to rim, stem and leaf. */
export const inks = {
  ...{
    page: '#f5eefa',
    lilac: '#dfc8ee',
    soft: '#eedcf6',
    plum: '#3a0f47',
    violet: '#5b1666',
    orchid: '#86258f',
    bright: '#a63c9c',
  },
  ...{ p0: '#7d2389', p1: '#c163b8', p2: '#eec3ea', p3: '#fdf0fb', edge: '#bb7fbe', vein: '#a9559f' },
  ...{ stem: '#4b2d5e', leaf: '#4c3568', leaf2: '#7c64a0', honey: '#f3c98b' },
} as const;
