import { tableOf } from '../print-table.ts';
import type { Visit } from './measure-visit.ts';

/** Medians of visits, in ms and bytes; taps and main thread over all their steps. */
export interface Figures {
  readonly firstPaint: number;
  /** First paint of the same page without scripts. */
  readonly still: number;
  readonly ownFace: boolean;
  readonly shift: number;
  readonly taken: number;
  readonly second: number;
  readonly tap: number;
  readonly worstTap: number;
  readonly mainThread: number;
  readonly bytes: number;
  readonly requests: number;
  readonly fontBytes: number;
  readonly scriptBytes: number;
  readonly nodes: number;
  readonly heap: number;
}

/** The middle value. NaN, a step that never became readable, counts as the largest. */
export function median(values: readonly number[]): number {
  const sorted = values.map((each) => (Number.isNaN(each) ? Infinity : each)).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** What was measured of one page. */
export interface Measured {
  readonly visits: Visit[];
  readonly stillPaints: number[];
  readonly ownFaces: boolean[];
}

/** The figures of all visits of one page. */
export function figuresOf({ visits, stillPaints, ownFaces }: Measured): Figures {
  const of = (figure: (visit: Visit) => number) => median(visits.map(figure));
  return {
    firstPaint: of((visit) => visit.firstPaint),
    still: stillPaints.length > 0 ? median(stillPaints) : Number.NaN,
    ownFace: ownFaces.every(Boolean),
    shift: Math.max(...visits.map((visit) => visit.shift)),
    taken: of((visit) => visit.taken),
    second: of((visit) => visit.second),
    tap: median(visits.flatMap((visit) => visit.taps)),
    // the middle of the rounds: the worst of all says more about the machine
    worstTap: of((visit) => Math.max(...visit.taps.map((each) => (Number.isNaN(each) ? Infinity : each)))),
    mainThread: median(visits.flatMap((visit) => visit.mainThread)),
    bytes: of((visit) => visit.bytes),
    requests: of((visit) => visit.requests),
    fontBytes: of((visit) => visit.fontBytes),
    scriptBytes: of((visit) => visit.scriptBytes),
    nodes: of((visit) => visit.nodes),
    heap: of((visit) => visit.heap),
  };
}

const ms = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : 'never');
const kb = (bytes: number) => (bytes / 1000).toFixed(0);

/** A Markdown table, one line a page. */
export const visitTable = (rows: readonly (readonly [name: string, figures: Figures])[]): readonly string[] =>
  tableOf([
    [
      '',
      'first paint, ms',
      'without script, ms',
      'own face',
      'shift',
      'answer taken, ms',
      'question 2, ms',
      'tap, median / worst, ms',
      'main thread a step, ms',
      'KB, requests',
      'fonts, KB',
      'nodes',
      'heap, MB',
    ],
    ...rows.map(([name, each]) => [
      name,
      ms(each.firstPaint),
      Number.isNaN(each.still) ? '' : ms(each.still),
      each.ownFace ? 'yes' : 'no',
      String(Number(each.shift.toFixed(3))),
      ms(each.taken),
      ms(each.second),
      `${ms(each.tap)} / ${ms(each.worstTap)}`,
      ms(each.mainThread),
      `${kb(each.bytes)}, ${each.requests}`,
      kb(each.fontBytes),
      String(each.nodes),
      (each.heap / 1e6).toFixed(1),
    ]),
  ]);

interface Target {
  readonly name: string;
  /** At most 1 when it is reached. */
  readonly share: (ours: Figures, floor: Figures, react: Figures) => number;
}

const targets: readonly Target[] = [
  { name: 'first paint at most 1.5 times the floor', share: (ours, floor) => ours.firstPaint / floor.firstPaint / 1.5 },
  {
    name: 'first paint at most 1.15 times the same page without scripts',
    share: (ours) => ours.firstPaint / ours.still / 1.15,
  },
  { name: 'the first heading in its own face', share: (ours) => (ours.ownFace ? 1 : Infinity) },
  { name: 'no layout shift', share: (ours) => (ours.shift === 0 ? 1 : Infinity) },
  {
    name: 'question 2 after the earliest tap at most 1.1 times lean React',
    share: (ours, _, react) => ours.second / react.second / 1.1,
  },
  { name: 'script until then at most 90 KB', share: (ours) => ours.scriptBytes / 90e3 },
  { name: 'at most 16 requests until the last question', share: (ours) => ours.requests / 16 },
  { name: 'median tap at most 2 times the floor', share: (ours, floor) => ours.tap / floor.tap / 2 },
  { name: 'worst tap at most 2 times the floor', share: (ours, floor) => ours.worstTap / floor.worstTap / 2 },
  { name: 'main thread a step at most lean React', share: (ours, _, react) => ours.mainThread / react.mainThread },
  { name: 'fonts at most 60 KB', share: (ours) => ours.fontBytes / 60e3 },
  { name: 'at most 500 nodes on any screen', share: (ours) => ours.nodes / 500 },
  { name: 'heap at most lean React and 1.5 MB', share: (ours, _, react) => ours.heap / (react.heap + 1.5e6) },
];

const missed = new Map<string, string[]>();
let judged = 0;

/** Compares a page with its references, for `verdictLines`. */
export function judge(name: string, ours: Figures, floor: Figures, react: Figures): void {
  judged += 1;
  for (const target of targets) {
    const share = target.share(ours, floor, react);
    if (share <= 1) continue;
    const by = Number.isFinite(share) ? ` (${share.toFixed(2)} of it)` : '';
    missed.set(target.name, [...(missed.get(target.name) ?? []), `${name}${by}`]);
  }
}

/** One line a target: in how many pages it is reached, and which miss it. */
export const verdictLines = (): readonly string[] =>
  targets.map(({ name }) => {
    const misses = missed.get(name) ?? [];
    return `- ${name}: ${judged - misses.length} of ${judged}${misses.length > 0 ? `; missed by ${misses.join(', ')}` : ''}`;
  });
