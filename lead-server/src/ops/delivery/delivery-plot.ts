import { html, type Markup } from '../../lib/html.ts';
import type { DeliveryCount } from '../../store/figure-store.ts';
import { type DeliveryState, deliveryStates } from '../../store/records.ts';

/** State labels, in stacking order from the bottom. */
export const stateWords: Readonly<Record<DeliveryState, string>> = {
  pending: 'waiting',
  delivered: 'delivered',
  dead: 'given up',
  held: 'held, not to be sold',
  no_partner: 'no partner',
};
const order: readonly DeliveryState[] = ['delivered', 'pending', 'dead', 'held', 'no_partner'];

/** Pixels down, per cent across, so that it fits a phone with readable text. */
const plot = { top: 16, height: 120, bottom: 18 } as const;
const day = 86_400_000;

export interface PlotRange {
  /** The first piece of time, milliseconds since 1970, and how long each is. */
  readonly from: number;
  readonly everyMs: number;
  readonly pieces: number;
}

/** The next round number above: 1, 2 or 5 times a power of ten. */
function roundedMaximum(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= most) ?? most;
}

const months = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const dayOf = (moment: number) => months.format(moment);
const hourOf = (moment: number) => new Date(moment).toISOString().slice(11, 16);
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Where days begin, and the names of those that have the room for it. */
function dayMarks({ from, everyMs, pieces }: PlotRange): readonly Markup[] {
  const length = everyMs * pieces;
  const first = Math.ceil(from / day) * day;
  const begins = Array.from({ length: Math.ceil((from + length - first) / day) }, (_, index) => first + index * day);
  const foot = plot.top + plot.height;
  const name = (at: number, moment: number) => html`<text x="${percent(at)}" dx="4" y="${foot + 13}">${dayOf(moment)}</text>`;
  return [
    html`${first - from > length * 0.2 && name(0, from)}`,
    ...begins.map((moment) => {
      const at = (moment - from) / length;
      return html`<line x1="${percent(at)}" x2="${percent(at)}" y1="${plot.top}" y2="${foot + plot.bottom}"/>${at < 0.8 && name(at, moment)}`;
    }),
  ];
}

/** A destination's deliveries as stacked bars over time, in SVG without script. Pure. @param counts of all destinations */
export function deliveryPlot(destination: string, counts: readonly DeliveryCount[], span: PlotRange): Markup {
  const { from, everyMs, pieces } = span;
  const own = counts.filter((each) => each.destination === destination);
  const totals = new Map<number, number>();
  for (const { at, count } of own) totals.set(at, (totals.get(at) ?? 0) + count);
  const top = roundedMaximum(Math.max(...totals.values(), 1));
  const y = (count: number) => (plot.top + plot.height * (1 - count / top)).toFixed(1);
  const bars = [...totals.keys()].flatMap((at) => {
    let below = 0;
    return order.flatMap((state) => {
      const count = own.find((each) => each.state === state && each.at === at)?.count ?? 0;
      if (count === 0) return [];
      below += count;
      const x = percent(((at - from) / everyMs + 0.1) / pieces);
      return html`<rect class="${state}" x="${x}" y="${y(below)}" width="${percent(0.8 / pieces)}" height="${((plot.height * count) / top).toFixed(1)}"><title>${dayOf(at)}, ${hourOf(at)} UTC: ${count} ${stateWords[state]}</title></rect>`;
    });
  });
  const sums = deliveryStates
    .map((state) => [state, own.filter((each) => each.state === state).reduce((sum, { count }) => sum + count, 0)] as const)
    .filter(([, sum]) => sum > 0)
    .map(([state, sum]) => html`<li${state === 'dead' && html` class="bad"`}>${sum} ${stateWords[state]}</li>`);
  return html`<section class="panel" aria-label="${destination}"><h3>${destination}</h3><ul class="sums">${sums}</ul>
<svg class="plot" width="100%" height="${plot.top + plot.height + plot.bottom}" aria-hidden="true" focusable="false">
<text x="0" y="11">${top}</text>${[0, top].map((each) => html`<line x1="0" x2="100%" y1="${y(each)}" y2="${y(each)}"/>`)}
${dayMarks(span)}${bars}</svg></section>`;
}

/** Which colour stands for which state. */
export const plotKey = html`<ul class="key">${order.map((state) => html`<li><i class="${state}"></i>${stateWords[state]}</li>`)}</ul>`;
