import { marks } from '#themes/logos/marks.ts';
import type { MarkId } from '#themes/logos/versions.ts';

// a browser tab has no theme: these inks read on light and dark tabs
const inks = { ink: '#3d6fb4', accent: '#f2a51f' } as const;

/** The brand's mark as a stand-alone SVG for the browser's tab. */
export function faviconOf(mark: MarkId): string {
  const { shapes, turn } = marks[mark];
  const paths = shapes.map(({ ink, d, stroke }) =>
    stroke
      ? `<path d="${d}" fill="none" stroke="${inks[ink]}" stroke-width="${stroke}"/>`
      : `<path d="${d}" fill="${inks[ink]}"/>`,
  );
  const turned = turn ? ` transform="rotate(${turn} 16 16)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill-rule="evenodd"${turned}>${paths.join('')}</g></svg>`;
}
