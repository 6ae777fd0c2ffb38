/** An oak before a courthouse, engraved: tone comes from hatching alone. Drawn from clumps, columns and rules. */
export interface Engraving {
  readonly edge: string;
  readonly shade: string;
  readonly bark: string;
  readonly trunk: string;
  readonly walls: string;
  readonly hatching: string;
  readonly ground: string;
  readonly clouds: string;
}

/** The same numbers at every build. */
function createRandom(seed: number) {
  let state = seed;
  return (from: number, to: number) => {
    state = (state * 16807) % 2147483647;
    return from + ((to - from) * state) / 2147483647;
  };
}

const round = (value: number) => String(Math.round(value * 10) / 10);
const at = (...values: readonly number[]) => values.map(round).join(' ');

/** Foliage: centre and radius of each clump. The light comes from the upper left. */
const clumps: readonly (readonly [x: number, y: number, r: number])[] = [
  [0, -150, 40],
  [-42, -132, 36],
  [44, -128, 38],
  [-74, -98, 34],
  [78, -94, 36],
  [-30, -96, 40],
  [32, -92, 42],
  [-88, -60, 28],
  [92, -58, 30],
  [-52, -58, 32],
  [56, -54, 34],
  [0, -60, 36],
];

/** The scalloped outline of each clump where no other covers it, and arcs that follow it on its dark side. */
function foliage(random: ReturnType<typeof createRandom>) {
  let [edge, shade] = ['', ''];
  for (const clump of clumps) {
    const [cx, cy, r] = clump;
    const on = (angle: number, radius: number) => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
    const count = Math.round(r * 0.55);
    for (let i = 0; i < count; i++) {
      const middle = (2 * Math.PI * (i + 0.5)) / count;
      const [px, py] = on(middle, r);
      const isCovered = clumps.some((other) => other !== clump && Math.hypot(px - other[0], py - other[1]) < other[2] * 0.93);
      if (isCovered && !(Math.sin(middle) > 0.25 && random(0, 1) < 0.35)) continue;
      const half = Math.PI / count;
      edge += `M${at(...on(middle - half, r))}Q${at(...on(middle, r * 1.22), ...on(middle + half, r))}`;
    }
    const dark = Math.PI / 4;
    for (let ring = 1; ring < 6; ring++) {
      const radius = r * (1 - 0.16 * ring);
      const spread = 1.25 - 0.17 * ring;
      for (let angle = dark - spread; angle < dark + spread; ) {
        const length = random(0.2, 0.32);
        if (random(0, 1) < 0.3 + 0.6 * Math.cos(angle - dark)) {
          const [x0, y0] = on(angle, radius);
          const [x1, y1] = on(angle + length, radius);
          shade += `M${at(x0, y0)}q${at((x1 - x0) * 0.6 + 1.4, (y1 - y0) * 0.4 + 1.6, x1 - x0, y1 - y0)}`;
        }
        angle += length * 1.5;
      }
    }
    for (let i = 0; i < r * 0.18; i++) {
      shade += `M${at(...on(random(2.8, 6), r * random(0.2, 0.85)))}q2.5-3.5 5 0`;
    }
  }
  return { edge, shade };
}

function courthouse() {
  let walls =
    'M-132 0H132M-126 0v-7H126v7M-120-7v-7h240v7M-114-14v-7h228v7M-110-21v-5h220v5M-112-92h224v-13h-224zM-118-105h236M-118-105 0-152 118-105M-100-108 0-147 100-108z';
  let hatching = '';
  const columns = [-96, -58, -20, 20, 58, 96];
  for (const x of columns) {
    walls += `M${x - 10}-26h20M${x - 7.5}-27l1-59M${x + 7.5}-27l-1-59M${x - 10}-86h20M${x - 9}-89h18`;
    for (const dx of [-3, 0, 2.5, 5]) hatching += `M${x + dx}-28v-57`;
  }
  // the dark between the columns, the shade of the gable, and the cupola
  for (const x of columns.slice(0, -1)) for (let i = 0; i < 6; i++) hatching += `M${x + 11 + i * 3}-27v-63`;
  for (let i = 0; i < 9; i++)
    hatching += `M${round((36 - i * 3.4) * 0.26)}-${round(111 + i * 3.4)}H${round((36 - i * 3.4) * 2.6 - 3)}`;
  walls += 'M-34-139v-26h68v26M-38-165h76M-30-165v-22h60v22M-34-187h68M-28-187q2-32 28-34 26 2 28 34M0-221v-15M0-236h12v7H0';
  for (let i = 0; i < 11; i++) hatching += `M${round(2 + i * 2.5)}-166v-20M${round(3 + i * 2.8)}-140v-24`;
  for (let i = 0; i < 8; i++)
    hatching += `M${4 + i * 3}-188q-${round(i * 0.4)}-16-${round((4 + i * 3) * 0.55)}-${round(29 - i * 1.5)}`;
  for (const y of [2, 4.5, 9, 11.5, 16, 18.5]) hatching += `M10-${y}H${round(124 - y * 0.7)}`;
  return { walls, hatching };
}

export function engrave(): Engraving {
  const random = createRandom(11);
  let bark = '';
  for (let i = 0; i < 8; i++)
    bark += `M${at(-9 + i * 2.4, -random(5, 11))}q${at(random(-2, 2), -20, random(-1, 1.5), -random(30, 48))}`;
  for (let i = 0; i < 5; i++) bark += `M${round(4 + i * 1.5)}-2q-4-24-1-${round(random(44, 52))}`;
  let ground = '';
  for (let i = 0; i < 11; i++) {
    for (let x = -170 + i * 9 + random(-6, 6); x < 170 - i * 8; ) {
      const length = random(16, 54);
      ground += `M${at(x, 4 + i * 4.4)}q${at(length / 2, random(-1.6, 1.6), length)} 0`;
      x += length + random(6, 15) + i * 1.4;
    }
  }
  const lines = [
    [-232, -60, 96],
    [-226, -84, 60],
    [-220, -40, 120],
    [-214, -100, -20],
    [-208, 40, 140],
    [-196, 90, 158],
    [-190, 80, 150],
    [-184, 104, 160],
  ] as const;
  const clouds = lines
    .map(([y, from, to]) => `M${from} ${y}q${at((to - from) / 4, -3, (to - from) / 2)} 0t${round((to - from) / 2)} 0`)
    .join('');
  return {
    ...foliage(random),
    ...courthouse(),
    bark,
    ground,
    clouds,
    trunk: 'M-13 0q6-28 3-58l-22-26M13 0q-5-30-1-58l24-30M-4-58l-3-34M5-58l2-38M-13 0q-16 1-26 7M13 0q18 1 28 8',
  };
}
