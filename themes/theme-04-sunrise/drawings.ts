import { drawing } from '#design-system/theme/drawing.ts';

export const inks = {
  cream: '#fff3e2',
  cocoa: '#43190f',
  coral: '#ff7a5c',
  halo: '#ffb394',
  ember: '#a63214',
  lamp: '#ffdca6',
  edge: '#d9a67c',
} as const;

type Roof = 'gable' | 'hip' | 'salt' | 'flat';
/** Width, height of the walls, height of the roof, form of the roof, and what stands after it: a tree, a lamp or a gap. */
type House = readonly [width: number, walls: number, roof: number, kind: Roof, after: 'tree' | 'bush' | 'lamp' | ''];

const base = 170;
/** Both rows are 1600 wide, so that the strip may be repeated. */
const near: readonly House[] = [
  [84, 40, 24, 'hip', 'tree'],
  [66, 48, 28, 'salt', ''],
  [52, 62, 26, 'gable', 'tree'],
  [72, 66, 0, 'flat', 'bush'],
  [92, 38, 26, 'hip', 'lamp'],
  [60, 56, 34, 'gable', 'tree'],
  [76, 42, 24, 'salt', 'bush'],
  [58, 44, 30, 'gable', ''],
  [84, 40, 24, 'hip', 'tree'],
  [66, 48, 28, 'salt', 'bush'],
  [52, 62, 26, 'gable', 'tree'],
  [72, 66, 0, 'flat', 'tree'],
  [92, 38, 26, 'hip', 'bush'],
  [60, 56, 34, 'gable', 'lamp'],
  [76, 42, 24, 'salt', 'tree'],
  [62, 46, 28, 'gable', 'bush'],
];
const far: readonly House[] = [
  [42, 78, 24, 'hip', ''],
  [34, 78, 24, 'gable', 'tree'],
  [42, 94, 20, 'gable', ''],
  [50, 72, 28, 'gable', 'tree'],
  [62, 78, 28, 'gable', ''],
  [62, 74, 18, 'salt', ''],
  [38, 88, 20, 'gable', 'tree'],
  [62, 84, 28, 'salt', ''],
  [50, 76, 26, 'gable', 'tree'],
  [34, 84, 28, 'hip', ''],
];
const room = { tree: 28, bush: 22, lamp: 16, '': 5 } as const;

/** Where a ridge begins and ends, in widths of its house. */
const ridges = { gable: [0.5, 0.5], hip: [0.24, 0.76], salt: [0.3, 0.3] } as const;

/** The roof of a house that stands at `x`, a little wider than its walls. */
function roofOf(x: number, [w, h, r, kind]: House): string {
  const eaves = base - h;
  if (kind === 'flat') return `M${x - 3} ${eaves}h${w + 6}v-6h${-w - 6}z`;
  const [from, to] = ridges[kind];
  const chimney = kind === 'salt' ? '' : `M${Math.round(x + w * 0.72)} ${eaves - r}h8v${Math.round(r * 0.7)}h-8z`;
  return `M${x - 5} ${eaves}L${Math.round(x + w * from)} ${eaves - r}H${Math.round(x + w * to)}L${x + w + 5} ${eaves}z${chimney}`;
}

const wallsOf = (x: number, [w, h]: House) => `M${x} ${base}v${-h}h${w}v${h}z`;
const crown = (x: number, h: number, w: number) =>
  `M${x} ${base - h}c${w} 0 ${w} ${Math.round(h * 0.74)} 0 ${Math.round(h * 0.74)}s${-w}-${Math.round(h * 0.74)} 0-${Math.round(h * 0.74)}z`;

/** Windows in a row or two, and a door where the middle one of the lower row would be. */
function openings(x: number, [w, h]: House) {
  const count = Math.max(1, Math.floor(w / 24));
  const gap = w / (count + 1);
  const rows = h < 52 ? 1 : 2;
  let windows = '';
  let door = '';
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < count; i++) {
      const at = Math.round(x + gap * (i + 1) - 5.5);
      if (row === rows - 1 && i === count >> 1) door += `M${at - 1} ${base}v-21q6-5 13 0v21z`;
      else windows += `M${at} ${base - h + 9 + row * 25}h11v13h-11z`;
    }
  }
  return { windows, door };
}

const fill = (color: string, path: string) => `<path fill="${color}" d="${path}"/>`;

/** Roofs in the haze behind, without detail. */
function farRow(): string {
  let x = 0;
  let [walls, roofs, crowns] = ['', '', ''];
  for (let i = 0; x < 1560; i++) {
    const house = far[i % far.length] as House;
    walls += wallsOf(x, house);
    roofs += roofOf(x, house);
    x += house[0];
    if (house[4]) crowns += crown(x + 10, 92, 15);
    x += house[4] ? 20 : 4;
  }
  return fill('#f0885f', walls) + fill('#e9744b', roofs) + fill('#ee7f56', crowns);
}

/** Homes in front with lit windows, and what stands between them. */
function nearRow(): string {
  const walls = ['', '', '', ''];
  let [roofs, darkRoofs, windows, dim, doors, posts, crowns, bulbs] = ['', '', '', '', '', '', '', ''];
  let x = 0;
  near.forEach((house, i) => {
    const { windows: panes, door } = openings(x, house);
    walls[i % 4] += wallsOf(x, house);
    if (i % 4 === 1) darkRoofs += roofOf(x, house);
    else roofs += roofOf(x, house);
    if (i % 4 === 2) dim += panes;
    else windows += panes;
    if (i % 3) windows += door;
    else doors += door;
    x += house[0];
    const after = house[4];
    if (after === 'tree') posts += `M${x + 11} ${base}v-34h5v34z`;
    if (after === 'tree') crowns += crown(x + 14, 62, 20);
    if (after === 'bush') crowns += crown(x + 11, 40, 17);
    if (after === 'lamp') posts += `M${x + 6} ${base}v-74h3v74zM${x + 2} ${base - 74}q5-9 11 0z`;
    if (after === 'lamp') bulbs += `M${x + 4} ${base - 73}h7v6h-7z`;
    x += room[after];
  });
  return [
    ...walls.map((path, i) => fill([inks.ember, '#8f2a10', '#b23c1b', '#7c2410'][i] as string, path)),
    fill('#5c1c0c', roofs),
    fill(inks.cocoa, `${darkRoofs}${doors}${posts}`),
    fill('#6a210e', crowns),
    fill(inks.lamp, windows + bulbs),
    fill('#ffb48f', dim),
  ].join('');
}

export const neighbourhood = drawing('1600 170', farRow() + nearRow(), 'xMidYMax meet');

const tickPath = 'M5.5 11.5 9.5 15.5 16.5 7';
const tick = (ink: string, width: number) =>
  `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** A tick on a disc, for promises and for the chosen tile. */
export const disc = (ground: string, ink: string) =>
  drawing('22 22', `<circle cx="11" cy="11" r="11" fill="${ground}"/><path d="${tickPath}" ${tick(ink, 2.8)}/>`);

/** Where the sun goes: a dotted arc of radius 80, 50 degrees to each side of its top. */
export const way = drawing(
  '160 44',
  `<path d="M19 40A80 80 0 0 1 141 40" fill="none" stroke="${inks.edge}" stroke-width="2.5" stroke-dasharray=".1 6" stroke-linecap="round"/>`,
);

/** Under it the horizon, from house to house. */
export const horizon = drawing(
  '160 44',
  `<path d="M0 41h160v2.5H0zM9 42v-9l8-7 8 7v9zM131 42V30h8v-5h8v17zM147 42v-9l6.5-5.5 6.5 5.5v9z" fill="${inks.cocoa}"/>`,
);

/** The sun, high: rays to the edges, and a tick in it. */
export function highSun(): string {
  let rays = '';
  for (let i = 0; i < 24; i++) {
    const [from, to] = [(i * 15 - 3.2) * (Math.PI / 180), (i * 15 + 3.2) * (Math.PI / 180)];
    const far = (angle: number) => `${Math.round(Math.cos(angle) * 900)} ${Math.round(Math.sin(angle) * 900)}`;
    rays += `M0 0L${far(from)} ${far(to)}z`;
  }
  return drawing(
    '-900 -165 1800 330',
    `<path d="${rays}" fill="#ffd2ae"/><circle r="140" fill="${inks.halo}"/><circle r="108" fill="${inks.coral}"/>
    <path d="M-49 4-14 39 54-36" ${tick(inks.cream, 19)}/>`,
  );
}
