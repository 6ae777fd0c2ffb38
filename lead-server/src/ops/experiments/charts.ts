import type { Figures, StepFigures } from '#contract/experiments/figures.ts';
import type { Interval } from '#contract/experiments/statistics.ts';
import { html, type Markup } from '../../lib/html.ts';

/** Plain SVG in thousandths, stretched to fit. A table beside each chart serves screen readers. */
const fullWidth = 1000;
const at = (share: number) => Math.round(share * fullWidth * 10) / 10;

export interface BarSegment {
  readonly kind: 'on' | 'finished' | 'disqualified' | 'blocked' | 'left';
  readonly count: number;
}

/** One bar of pieces, as long as its sum is of `total`. */
export function stackedBar(pieces: readonly BarSegment[], total: number): Markup {
  let from = 0;
  const rects = pieces
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => {
      const x = at(from / total);
      from += count;
      return html`<rect class="${kind}" x="${x}" y="0" width="${at(count / total)}" height="10"/>`;
    });
  return html`<svg class="bar" viewBox="0 0 ${fullWidth} 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
<rect class="room" x="0" y="0" width="${fullWidth}" height="10"/>${rects}</svg>`;
}

/** A share as text: 0.123 is 12.3%. */
export const formatPercent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const number = new Intl.NumberFormat('en-US');
/** A count as text: 1,234. */
export const formatCount = (count: number): string => number.format(count);

/** How a visit can end. */
export const endings = [
  { kind: 'finished', name: 'Finished', short: 'Finished' },
  { kind: 'disqualified', name: 'Disqualified', short: 'Disqualified' },
  { kind: 'blocked', name: 'Blocked by validation', short: 'Blocked' },
  { kind: 'left', name: 'Left, or still there', short: 'Left' },
] as const;

/** How many visits ended in each way, in the order of `endings`. */
export const endingSegments = ({ finished, disqualified, blocked, left }: Figures): readonly BarSegment[] => [
  { kind: 'finished', count: finished },
  { kind: 'disqualified', count: disqualified.reduce((sum, { count }) => sum + count, 0) },
  { kind: 'blocked', count: blocked },
  { kind: 'left', count: left },
];

/** The visitors who continued from a step, each once, by any number of exits. */
const continued = ({ reached, left, blocked }: StepFigures) => reached - left - blocked;

/** The steps one under another, each as wide as it was reached. */
export function dropOffChart(steps: readonly StepFigures[], visitors: number): Markup {
  const total = Math.max(visitors, ...steps.map(({ reached }) => reached));
  const rows = steps.map(
    (step) => html`<div class="step"><span>${step.step}</span><span>${formatCount(step.reached)}</span>
${stackedBar(
  [
    { kind: 'on', count: continued(step) },
    { kind: 'blocked', count: step.blocked },
    { kind: 'left', count: step.left },
  ],
  total,
)}</div>`,
  );
  return html`<figure class="chart" aria-hidden="true">${rows}
<ul class="key"><li><i class="on"></i>went on</li><li><i class="blocked"></i>blocked by validation</li><li><i class="left"></i>left</li></ul></figure>`;
}

/** Shares with their intervals under each other, on one scale from 0. */
export function intervalChart(
  rows: readonly { readonly id: string; readonly share: number; readonly interval: Interval }[],
): Markup {
  const most = Math.min(1, Math.max(0.01, ...rows.map(({ interval }) => interval.high)) * 1.08);
  const x = (share: number) => at(share / most);
  const lines = rows.map(
    (
      { id, share, interval: { low, high } },
      index,
    ) => html`<div class="step"><span>${id}</span><span>${formatPercent(share)}</span>
<svg class="bar whisker" viewBox="0 0 ${fullWidth} 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
<rect class="room" x="0" y="0" width="${fullWidth}" height="10"/>
<rect class="${index === 0 ? 'band first' : 'band'}" x="${x(low)}" y="2" width="${Math.max(1, at((high - low) / most))}" height="6"/>
<rect class="point" x="${Math.max(0, x(share) - 2)}" y="0" width="4" height="10"/></svg></div>`,
  );
  return html`<figure class="chart" aria-hidden="true">${lines}
<div class="axis"><span>0%</span><span>${formatPercent(most / 2)}</span><span>${formatPercent(most)}</span></div></figure>`;
}
