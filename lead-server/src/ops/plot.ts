import { html, type Markup } from '../http/html.ts';
import { type DeliveryState, deliveryStates } from '../store/store.ts';
import type { DeliveryCount } from '../store/support.ts';

/** States in words, in the order in which their bars stand on each other, from the ground up. */
export const stateWords: Readonly<Record<DeliveryState, string>> = {
  pending: 'waiting',
  delivered: 'delivered',
  dead: 'given up',
  held: 'held, not to be sold',
  no_partner: 'no partner',
};
const order: readonly DeliveryState[] = ['delivered', 'pending', 'dead', 'held', 'no_partner'];

const size = { width: 640, height: 150, left: 34, bottom: 20, top: 8 } as const;
const plotHeight = size.height - size.bottom - size.top;

export interface Span {
  /** The first piece of time, milliseconds since 1970, and how long each is. */
  readonly from: number;
  readonly everyMs: number;
  readonly pieces: number;
}

/** The next round number above: 1, 2 or 5 times a power of ten. */
export function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= most) ?? most;
}

const hourOf = (moment: number) => new Date(moment).toISOString().slice(11, 16);
const dayOf = (moment: number) => new Date(moment).toISOString().slice(5, 10);

/** A bar for each piece of time, its states upon each other, as SVG without a script or a style of its own. Pure. */
export function deliveryPlot(destination: string, counts: readonly DeliveryCount[], { from, everyMs, pieces }: Span): Markup {
  const of = (state: DeliveryState, piece: number) =>
    counts.find((each) => each.state === state && each.at === from + piece * everyMs)?.count ?? 0;
  const totals = Array.from({ length: pieces }, (_, piece) => order.reduce((sum, state) => sum + of(state, piece), 0));
  const top = niceTop(Math.max(...totals, 1));
  const step = (size.width - size.left) / pieces;
  const y = (count: number) => size.top + plotHeight * (1 - count / top);
  const bars = totals.flatMap((total, piece) => {
    let below = 0;
    if (total === 0) return [];
    return order.flatMap((state) => {
      const count = of(state, piece);
      if (count === 0) return [];
      below += count;
      const height = (plotHeight * count) / top;
      const x = size.left + piece * step + step * 0.1;
      const when = `${dayOf(from + piece * everyMs)} ${hourOf(from + piece * everyMs)}`;
      return html`<rect class="${state}" x="${x.toFixed(1)}" y="${y(below).toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${height.toFixed(1)}"><title>${when} UTC: ${count} ${stateWords[state]}</title></rect>`;
    });
  });
  const ticks = [0, top / 2, top].filter((each) => Number.isInteger(each));
  const every = Math.ceil(pieces / 6);
  const hours = Array.from({ length: pieces }, (_, piece) => piece).filter((piece) => piece % every === 0);
  const sums = deliveryStates.map(
    (state) => [state, counts.filter((each) => each.state === state).reduce((sum, each) => sum + each.count, 0)] as const,
  );
  const said = sums.filter(([, sum]) => sum > 0).map(([state, sum]) => `${sum} ${stateWords[state]}`);
  const label = `${destination}, last ${Math.round((pieces * everyMs) / 3_600_000)} hours: ${said.join(', ') || 'nothing'}`;
  return html`<svg class="plot" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${label}">
${ticks.map((tick) => html`<line x1="${size.left}" x2="${size.width}" y1="${y(tick).toFixed(1)}" y2="${y(tick).toFixed(1)}"/><text x="${size.left - 6}" y="${(y(tick) + 4).toFixed(1)}" text-anchor="end">${tick}</text>`)}
${bars}
${hours.map((piece) => html`<text x="${(size.left + piece * step + step / 2).toFixed(1)}" y="${size.height - 5}" text-anchor="middle">${hourOf(from + piece * everyMs)}</text>`)}
</svg>`;
}

export const plotKey = html`<ul class="key">${order.map((state) => html`<li><i class="${state}"></i>${stateWords[state]}</li>`)}</ul>`;
