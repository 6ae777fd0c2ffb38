import { drawing } from '#design-system/theme/drawing.ts';
import { inks } from './inks.ts';

/** A butte: its cliff from one place to the other, its height, and how far its slope reaches out. */
type Butte = readonly [from: number, to: number, height: number, slope: number];

/** The same numbers at each build: a drawing's roughness must not change with it. */
function seeded(seed: number): (from: number, to: number) => number {
  let state = seed * 2654435761;
  return (from, to) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return from + ((to - from) * state) / 2 ** 32;
  };
}
const n = (value: number) => String(Math.round(value));
const tenth = (value: number) => String(Math.round(value * 10) / 10);

/** A layer of flat-topped buttes, with stepped cliffs over slopes of rubble. */
function mesa(width: number, base: number, buttes: readonly Butte[], random: ReturnType<typeof seeded>): string {
  const cliffs = buttes.map(([x0, x1, h, s]) => {
    const at = (x: number, up: number) => `L${n(x)} ${n(base - h * up)}`;
    const count = Math.max(2, Math.floor((x1 - x0) / 30));
    const top = Array.from({ length: count - 1 }, (_, i) => {
      const x = x0 + 4 + ((x1 - x0 - 8) * (i + 1)) / count;
      return `L${n(x)} ${n(base - h + random(-3, 3))}`;
    });
    return [
      at(x0 - s * 1.3, 0) + at(x0 - s * 0.42, 0.34) + at(x0 - s * 0.36, 0.4) + at(x0 - 2, 0.46) + at(x0, 0.95) + at(x0 + 4, 1),
      ...top,
      at(x1 - 4, 0.99) +
        at(x1, 0.93) +
        at(x1 + 2, 0.44) +
        at(x1 + s * 0.36, 0.38) +
        at(x1 + s * 0.44, 0.32) +
        at(x1 + s * 1.35, 0),
    ].join('');
  });
  return `M-20 ${n(base)}${cliffs.join('')}L${width + 20} ${n(base)}v400H-20z`;
}

/** Gouges of a woodcut: tapered on the shaded side of each cliff, broken strata across, slanted cuts on the slope. */
function cuts(base: number, buttes: readonly Butte[], random: ReturnType<typeof seeded>): string {
  const drawn: string[] = [];
  for (const [x0, x1, h, s] of buttes) {
    const w = x1 - x0;
    for (let x = x0 + w * 0.38; x < x1 - 3; ) {
      const t = (x - x0) / w;
      const wide = 1 + 2.2 * t;
      drawn.push(
        `M${n(x)} ${n(base - h * 0.93)}h${tenth(wide)}l${tenth(-wide / 2)} ${n(h * 0.46 * (0.35 + 0.6 * t) * random(0.75, 1))}z`,
      );
      x += 5 + (1 - t) * 7 + random(0, 1.5);
    }
    for (const up of [0.78, 0.58]) {
      for (let x = x0 + 3; x < x1 - 8; ) {
        const long = Math.min(random(9, 24), x1 - 3 - x);
        drawn.push(`M${n(x)} ${n(base - h * up)}h${n(long)}v1.4h${n(-long)}z`);
        x += long + random(5, 13);
      }
    }
    for (let x = x1 + s * 0.12; x < x1 + s * 1.05; x += 8) {
      const t = (x - x1) / s;
      drawn.push(`M${n(x)} ${n(base - h * 0.36 * (1 - t * 0.78))}l2.2.6 ${n(s * 0.14)} ${n(h * 0.24 * (1 - t / 2))}z`);
    }
  }
  return drawn.join('');
}

/** Cut rays round the sun, long and short in turn. */
function rays(x: number, y: number, from: number, to: number): string {
  const count = 25;
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (1 + i / (count - 1));
    const far = to * (i % 2 ? 1 : 0.72);
    const at = (length: number, turn: number) => `${n(x + length * Math.cos(turn))} ${n(y + length * Math.sin(turn))}`;
    return `M${at(from, angle)}L${at(far, angle - 0.012)} ${at(far, angle + 0.012)}z`;
  }).join('');
}

function grass(width: number, y: number, random: ReturnType<typeof seeded>): string {
  const blades: string[] = [];
  for (let x = 0; x < width; x += random(8, 44)) {
    const h = random(7, 15);
    blades.push(`M${n(x)} ${n(y)}l1.6-${n(h)} 1 ${n(h)}zm3 0l${n(3 + h / 5)}-${n(h * 0.7)}-1 ${n(h * 0.7)}z`);
  }
  return blades.join('');
}

const juniper = (x: number, y: number, size: number) =>
  `<g transform="translate(${n(x)} ${n(y)})scale(${tenth(size)})"><path fill="${inks.umber}" d="M-2 0V-10Q-16-8-20-18-26-30-12-36-10-50 4-48 18-46 18-34 28-26 20-16 12-8 2-10V0z"/><path fill="#c9713f" d="M-12-22l12 3-9 2zM-4-36l12 4-10 1zM4-20l10 2-8 2zM-10-30l6 2-5 1z"/></g>`;

interface Land {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly scale: number;
  readonly sun: readonly [x: number, y: number, radius: number];
}

/** Mesas of cut paper in three layers before a low sun, and the dark ground that the page goes on with. */
function land({ width: W, height: H, horizon, scale: S, sun: [x, y, r] }: Land): string {
  const layer = (base: number, buttes: readonly Butte[], seed: number, paper: string, ink: string, lift: number) =>
    `<path style="filter:drop-shadow(0 -${lift}px ${lift + 1}px rgb(56 37 26/.3))" fill="${paper}" d="${mesa(W, base, buttes, seeded(seed))}"/><path fill="${ink}" d="${cuts(base, buttes, seeded(seed))}"/>`;
  const far: Butte[] = [
    [W * 0.05, W * 0.05 + 70 * S, 58 * S, 26 * S],
    [W * 0.62, W * 0.62 + 120 * S, 48 * S, 40 * S],
  ];
  const mid: Butte[] = [
    [W * 0.3, W * 0.3 + 66 * S, 92 * S, 42 * S],
    [W * 0.86, W * 0.86 + 90 * S, 74 * S, 36 * S],
  ];
  const near: Butte[] = [
    [-30 * S, 64 * S, 86 * S, 60 * S],
    [W * 0.7, W * 0.7 + 86 * S, 112 * S, 64 * S],
  ];
  const ground = horizon + 66 * S;
  return drawing(
    `${W} ${H}`,
    `<g fill="${inks.sun}"><path d="${rays(x, y, r + 9 * S, r * 2.3)}"/><circle cx="${x}" cy="${y}" r="${r}"/></g>` +
      layer(horizon, far, 4, '#d9a377', '#b87444', 2) +
      layer(horizon + 14 * S, mid, 5, '#c2673a', '#8a3516', 3) +
      layer(horizon + 40 * S, near, 6, '#8f3817', '#4d1c0b', 4) +
      `<path style="filter:drop-shadow(0 -4px 6px rgb(56 37 26/.4))" fill="${inks.ground}" d="M-20 ${n(ground)}Q${n(W * 0.22)} ${n(ground - 22 * S)} ${n(W / 2)} ${n(ground - 4 * S)}T${W + 20} ${n(ground - 16 * S)}V${H + 20}H-20z"/>` +
      `<path fill="${inks.umber}" d="${grass(W, ground - 5 * S, seeded(9))}"/>` +
      juniper(W * 0.17, ground - 6 * S, 0.9 * S) +
      juniper(W * 0.56, ground, 0.7 * S),
    'xMidYMax slice',
  );
}
export const tallLand = land({ width: 390, height: 844, horizon: 690, scale: 1.25, sun: [238, 640, 78] });
export const wideLand = land({ width: 1280, height: 800, horizon: 516, scale: 2, sun: [905, 344, 165] });

/** A rubber stamp with a tick. */
export const stamp = drawing(
  '-24 -24 48 48',
  `<g transform="rotate(-14)" fill="none" stroke="${inks.terracotta}"><circle r="20" stroke-width="2.6" stroke-dasharray="22 1.4 9 .8"/><circle r="15.5" stroke-width="1.2"/><path fill="${inks.terracotta}" stroke="none" d="M-9 .5-5.5-1.5-2 3.5 7.5-7.5 10-5-2 9.5z"/></g>`,
);
export const tick = drawing('20 20', '<path d="M1 10.5 5 8.5 8 12.5 17 2l2.5 2L8.5 18.5z"/>');

/** Twelve sheets on a pile, each a little off the one below. */
const sheets = (style: string) => {
  const off = [0, 1, -1, 1.5, 0, -0.5, 0.5, 0, -1, 1, 0, 0];
  const d = off.map((x, i) => `M${tenth(4 + x)} ${tenth(33 - i * 2.7)}h40v2h-40z`).join('');
  return drawing('48 36', `<path ${style} stroke-width=".5" d="${d}"/>`);
};
export const pile = {
  ahead: sheets(`fill="${inks.paper}" stroke="#8c6d4e"`),
  done: sheets(`fill="${inks.terracotta}" stroke="${inks.deep}"`),
};
