import { drawing } from '#design-system/theme/drawing.ts';
import { engrave } from './engraving.ts';

export const inks = {
  ink: '#12301f',
  forest: '#17402b',
  leaf: '#2a6244',
  paper: '#f8faf4',
  sage: '#dfe8da',
  /** The column of boxes. */
  gold: '#8a6a1f',
  /** Gold on forest. */
  gilt: '#e2c26b',
  outline: '#5f7d68',
} as const;
const { ink, forest, leaf, paper, gold, gilt } = inks;

/** The letterhead's vignette. */
export function vignette(): string {
  const { edge, shade, bark, trunk, walls, hatching, ground, clouds } = engrave();
  const line = (path: string, width: number) => `<path d="${path}" stroke-width="${width}"/>`;
  const field = (path: string) => `<path d="${path}" fill="${paper}" stroke="none"/>`;
  return drawing(
    '-210 -250 410 312',
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${line(clouds, 0.7)}
    <g transform="translate(42)">${field('M-132 0V-105L0-152 118-105H132V0zM-34-139v-46q4-34 34-36 30 2 34 36v46z')}${line(hatching, 0.75)}${line(walls, 1.3)}</g>
    <g transform="translate(-98 14) scale(.94)">${field('M-12 0q6-28 2-62L-60-60-100-70-90-130-40-175 30-180 100-130 110-70 60-50 13-62Q8-30 13 0z')}${line(shade, 0.85)}${line(edge, 1.25)}${line(bark, 0.8)}${line(trunk, 1.6)}</g>
    ${line(ground, 0.8)}</g>`,
  );
}

/** Three diamonds between two rules. */
export const ornament = drawing(
  '132 12',
  `<path d="M0 6h52M80 6h52" stroke="${gold}"/><path d="M66 .5 71.5 6 66 11.5 60.5 6zM56 3.5 58.5 6 56 8.5 53.5 6zM76 3.5 78.5 6 76 8.5 73.5 6z" fill="${gold}"/>`,
);

/** A tick by pen, drawn through its box. */
export const penTick = drawing(
  '30 30',
  `<path d="M8 15.5c2.5 1.200 4.300 3.800 5.300 7C16 14 20.5 6.5 28 1.5c-5.5 6-10.5 14-13 22.5-1.600 1.400-2.800.9-3.300-.7-.9-3-2-5.400-3.700-7.800z" fill="${forest}"/>`,
);

/** The seal with an oak leaf and two ribbons. */
export function oakSeal(): string {
  const around = (count: number, point: (angle: number, i: number) => string) =>
    Array.from({ length: count }, (_, i) => point((2 * Math.PI * i) / count, i)).join('');
  const on = (angle: number, r: number) =>
    `${Math.round(r * Math.cos(angle) * 10) / 10} ${Math.round(r * Math.sin(angle) * 10) / 10}`;
  const scallops = around(28, (angle, i) => `${i ? 'L' : 'M'}${on(angle, i % 2 ? 100 : 93)}`);
  const ticks = around(96, (angle) => `M${on(angle, 80)}L${on(angle, 87)}`);
  return drawing(
    '-110 -110 220 262',
    `<path d="M-46 66-66 148-34 130-14 150 2 84zM46 66 66 148 34 130 14 150-2 84z" fill="${leaf}"/>
    <path d="M-46 66-58 116M46 66 58 116" stroke="${forest}" stroke-width="2"/>
    <path d="${scallops}z" fill="${forest}" stroke="${forest}" stroke-width="10" stroke-linejoin="round"/>
    <g fill="none" stroke="${gilt}" stroke-width="1.5"><circle r="90"/><circle r="76"/><path d="${ticks}" stroke-width="1.2"/></g>
    <path d="M0 58C-4 40-6 34-8 30-26 36-34 26-26 18-42 16-46 2-30-4-44-16-36-32-22-24-26-44-12-54 0-62 12-54 26-44 22-24 36-32 44-16 30-4 46 2 42 16 26 18 34 26 26 36 8 30 6 34 4 40 0 58z" fill="${paper}"/>
    <path d="M0 66V-46M0 26-16 20M0 26 16 20M0 6-24 2M0 6 24 2M0-14-20-20M0-14 20-20" fill="none" stroke="${forest}" stroke-width="2.4" stroke-linecap="round"/>`,
  );
}
