import { drawing } from '#design-system/theme/drawing.ts';

export const inks = {
  night: '#070b16',
  ridge: '#123049',
  nearRidge: '#0b2033',
  cyan: '#3fe0f5',
  white: '#f2f7ff',
  amber: '#ffc766',
  door: '#ffdf9e',
  moon: '#dff6ff',
} as const;
const { night, ridge, nearRidge, cyan, white, amber, door, moon } = inks;

const round = (value: number) => String(Math.round(value * 10) / 10);
const at = (...values: readonly number[]) => values.map(round).join(' ');

/** The same numbers at every build. */
function createRandom(seed: number) {
  let state = seed * 7919;
  return (from: number, to: number) => {
    state = (state * 16807) % 2147483647;
    return from + ((to - from) * state) / 2147483647;
  };
}

interface Road {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** Where the road meets the horizon, and half its width at the lower edge. */
  readonly vanishing: number;
  readonly half: number;
  readonly bend: number;
  readonly wave: number;
  readonly offset?: number;
}

/** True perspective: edge lines, dashes, posts and width all shrink by 1 / distance. */
function road({ height, horizon, vanishing, half, bend, wave, offset = 0 }: Road) {
  const centre = (d: number) => vanishing + (offset * half) / d + (bend * half * Math.sin((d - 1) / wave) * 2.2) / d;
  const y = (d: number) => horizon + (height - horizon) / d;
  const distances: number[] = [];
  for (let d = 0.92; d < 60; d *= 1.16) distances.push(d);
  /** A band between two sides, in widths of half the road. */
  const band = (from: number, to: number, among = distances) =>
    `M${among.map((d) => at(centre(d) + (from * half) / d, y(d))).join(' ')}L${[...among]
      .reverse()
      .map((d) => at(centre(d) + (to * half) / d, y(d)))
      .join(' ')}z`;
  let [dashes, posts, reflectors] = ['', '', ''];
  for (let d = 1; d < 20; d += 0.95 + 0.02 * d) dashes += band(-0.022, 0.022, [d, d + 0.42 + 0.02 * d]);
  for (let d = 1.25, step = 0.75; d < 14; d += step, step *= 1.14) {
    const [h, w] = [(half * 0.2) / d, (half * 0.044) / d];
    for (const side of [-1, 1]) {
      const left = centre(d) + (side * half * 1.22) / d - w / 2;
      posts += `M${at(left, y(d))}v-${round(h)}h${round(w)}v${round(h)}z`;
      reflectors += `M${at(left, y(d) - h * 0.92)}h${round(w)}v${round(h * 0.26)}h-${round(w)}z`;
    }
  }
  return {
    surface: band(-1, 1),
    edges: band(-0.962, -0.938) + band(0.938, 0.962),
    dashes,
    posts,
    reflectors,
    end: [centre(40), y(40)] as const,
  };
}

function mountains(width: number, base: number, height: number, count: number, seed: number): string {
  const random = createRandom(seed);
  let path = `M0 ${base + 60}`;
  for (let i = 0, drift = 0; i <= count; i++) {
    drift = 0.55 * drift + random(-0.6, 0.6) * height;
    path += `L${at((i * width) / count, base - height * 0.5 - drift * 0.6 - height * 0.55 * Math.sin(i * 1.9 + seed))}`;
  }
  return `${path}V${base + 60}z`;
}

function stars(width: number, height: number, count: number, seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => `M${Math.round(random(0, width))} ${Math.round(random(0, height))}h0`).join('');
}

const radial = (id: string, ...stops: readonly (readonly [at: number, color: string, opacity: number])[]) =>
  `<radialGradient id="${id}">${stops.map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`;
const down = (id: string, ...stops: readonly (readonly [at: number, color: string, opacity: number])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;

const crescent = (x: number, y: number, scale: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 0a44 44 0 1 0 40 63 35 35 0 1 1-40-63z" fill="${moon}"/>`;

/** Beside the scene, so that a low window can go without it. */
export const moonAlone = drawing('-62 -2 112 92', crescent(0, 0, 1));

/** A night road that leads to one lit house. */
export function nightRoad(numbers: Road & { seed: number; house: number; moon?: readonly [number, number, number] }): string {
  const { width, height, horizon, vanishing, seed, house } = numbers;
  const { surface, edges, dashes, posts, reflectors, end } = road(numbers);
  const wide = width > 800;
  return drawing(
    `${width} ${height}`,
    `<defs>${radial('g', [0, '#2fb9cf', 0.55], [0.45, '#1b6f8a', 0.28], [1, night, 0])}${radial('w', [0, '#ffcf7a', 0.85], [1, '#ffcf7a', 0])}
    ${down('l', [0, cyan, 0], [0.65, '#bff7ff', 0.17], [1, cyan, 0.05])}${down('e', [0, '#0d2233', 1], [0.4, '#08111f', 1], [1, '#060a14', 1])}</defs>
    <g stroke-linecap="round"><path d="${stars(width, horizon - 40, 40, seed)}" stroke="#cfe9ff" stroke-width="1.6" opacity=".75"/><path d="${stars(width, horizon - 60, 9, seed + 9)}" stroke="#fff" stroke-width="2.8"/></g>
    <ellipse cx="${vanishing}" cy="${horizon}" rx="${width * 0.75}" ry="${Math.round(width * (wide ? 0.2 : 0.32))}" fill="url(#g)"/>
    ${numbers.moon ? crescent(...numbers.moon) : ''}
    <path d="${mountains(width, horizon, wide ? 74 : 46, wide ? 22 : 13, seed)}" fill="${ridge}"/><path d="${mountains(width, horizon + 6, wide ? 40 : 24, wide ? 34 : 19, seed + 4)}" fill="${nearRidge}"/>
    <path d="M0 ${horizon}h${width}V${height}H0z" fill="url(#e)"/>
    <path d="${surface}" fill="#0f1a2e"/><path d="${surface}" fill="url(#l)"/>
    <path d="${edges}" fill="${cyan}"/><path d="${dashes}" fill="${white}"/>
    <path d="${posts}" fill="#2b3c5e"/><path d="${reflectors}" fill="${cyan}"/>
    <ellipse cx="${round(end[0])}" cy="${round(end[1] - 3)}" rx="${house * 2.4}" ry="${house * 1.3}" fill="url(#w)"/>
    <g transform="translate(${at(end[0], end[1] + 1)}) scale(${house / 100})"><path d="M-50 0v-38L0-74 50-38V0zM22-58v-24h14v34z" fill="#0a1424"/><path d="M-32-34h22v20h-22zM10-34h22v20H10z" fill="${amber}"/><path d="M-9 0v-30q9-9 18 0V0z" fill="${door}"/></g>`,
    'xMidYMax slice',
  );
}

/** A small car, its beam before it. */
export const car = drawing(
  '64 30',
  `<defs><linearGradient id="b"><stop stop-color="#d8fbff" stop-opacity=".9"/><stop offset="1" stop-color="${cyan}" stop-opacity="0"/></linearGradient></defs>
  <path d="M12 15 60 2v26z" fill="url(#b)"/><path d="M0 12.5q0-2 2-2.5l4-.5L8.5 7h5l3 3v9H0z" fill="${white}"/>`,
);

/** Home: the windows lit, the light from the door on the path. */
export function home(): string {
  const [width, height, horizon, x, scale] = [640, 400, 250, 320, 1];
  return drawing(
    `${width} ${height}`,
    `<defs>${radial('g', [0, '#2fb9cf', 0.5], [1, night, 0])}${radial('w', [0, '#ffcf7a', 0.6], [1, '#ffcf7a', 0])}${down('p', [0, door, 0.75], [1, door, 0])}${down('e', [0, '#08111f', 1], [1, night, 1])}</defs>
    <path d="${stars(width, horizon - 30, 40, 4)}" stroke="#cfe9ff" stroke-width="1.6" stroke-linecap="round" opacity=".75"/>
    <ellipse cx="${x}" cy="${horizon}" rx="320" ry="190" fill="url(#g)"/>${crescent(150, 34, 0.62)}
    <path d="${mountains(width, horizon + 4, 48, 17, 4)}" fill="${ridge}"/><path d="${mountains(width, horizon + 10, 26, 26, 8)}" fill="${nearRidge}"/>
    <path d="M0 ${horizon + 8}Q160 ${horizon - 14} 320 ${horizon}T640 ${horizon + 6}V400H0z" fill="url(#e)"/>
    <ellipse cx="${x}" cy="${horizon - 45}" rx="190" ry="120" fill="url(#w)"/>
    <g transform="translate(${x} ${horizon}) scale(${scale})"><path d="M-118 0q-16-46 2-88 7-22 13 0 15 44-1 88zM104 0q-20-60 3-116 8-24 16 0 22 56 1 116z" fill="#0a1a2a"/><path d="M-75 0v-62h-9L0-122l84 60h-9V0zM36-97v-40h20v55z" fill="#0e1c30"/><path d="M-84-62 0-122l84 60" fill="none" stroke="${cyan}" stroke-width="2.5" stroke-linejoin="round"/><path d="M-56-48h34v30h-34zM22-48h34v30H22zM-10-92h20v18h-20z" fill="${amber}"/><path d="M-39-48v30M-56-33h34M39-48v30M22-33h34M0-92v18" stroke="#0e1c30" stroke-width="2.5"/><path d="M-13 0v-40q13-13 26 0V0z" fill="${door}"/></g>
    <path d="M309 ${horizon}Q290 ${horizon + 70} 240 400H400Q350 ${horizon + 70} 331 ${horizon}z" fill="url(#p)"/>`,
    'xMidYMid slice',
  );
}
