/** What the review page shows, and the verdicts on their way to the server. */
import type { Case, Remark, Report, Verdict } from '../report.ts';
import { casesInScope, causeOf, filtered, type Picked, type Scope } from './case-list.ts';

/** The report with what the page needs beside it. */
export interface Shown extends Report {
  readonly version: string;
  /** Git's name of the reviewer. */
  readonly reviewer: string;
  /** The address of the Storybook that links lead to. */
  readonly storybook: string;
  /** A report that was passed on takes no verdicts. */
  readonly isReadOnly?: boolean;
}

export const viewModes = ['Side by side', 'Only what differs', 'Slider', 'Blink', 'Only after'] as const;
export type ViewMode = (typeof viewModes)[number];

export interface State {
  readonly report: Shown;
  readonly picked: Picked;
  readonly current: string | undefined;
  readonly way: ViewMode;
  readonly isActualSize: boolean;
  readonly note: string;
  readonly by: string;
  readonly place: Remark['place'];
  /** The last verdict, so that a slip can be taken back. */
  readonly last: { readonly keys: readonly string[]; readonly verdict: Verdict } | undefined;
  /** Why a verdict was not kept. */
  readonly failure: string | undefined;
}

export const keyOf = ({ shot }: Case): string => `${shot.story}\t${shot.mode}`;
export const shownCases = ({ report, picked }: State): readonly Case[] => filtered(report.cases, picked);
export const currentCase = (state: State, shown = shownCases(state)): Case | undefined =>
  shown.find((each) => keyOf(each) === state.current) ?? shown[0];

type Sent = (said: object) => Promise<{ readonly status: number; readonly text: string } | undefined>;

/**
 * The store of the page. A verdict is shown at once and the page moves on, so that the next key is about the next picture; verdicts
 * are sent in order. One that is not kept takes back those behind it too.
 */
export function createReviewStore(report: Shown, send: Sent) {
  let state: State = {
    ...{ report, picked: {}, current: undefined, way: viewModes[0], isActualSize: false, note: '', place: undefined },
    ...{ by: report.reviewer, last: undefined, failure: undefined },
  };
  /** As the server has it. */
  let kept = report;
  let queue: Promise<unknown> = Promise.resolve();
  /** Verdicts that wait for the server's answer. */
  let waiting = 0;
  /** Changes when a verdict fails: what was queued behind it is void. */
  let round = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<State>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  function post(keys: readonly string[], verdict: Verdict | undefined, remark: Remark): void {
    const named = new Set(keys);
    const cases = state.report.cases.map(
      (each): Case => (named.has(keyOf(each)) ? { ...each, verdict, said: verdict && remark } : each),
    );
    set({ report: { ...state.report, cases }, failure: undefined, note: '', place: undefined });
    const mine = round;
    waiting += 1;
    queue = queue.then(async () => {
      const answer = mine === round ? await send({ keys, verdict, version: kept.version, ...remark }) : undefined;
      waiting -= 1;
      if (mine !== round) return;
      if (answer?.status === 200 || answer?.status === 409) kept = { ...kept, ...(JSON.parse(answer.text) as Shown) };
      if (answer?.status === 200) {
        if (waiting === 0) set({ report: kept });
        return;
      }
      round += 1;
      const why =
        answer?.status === 409
          ? 'the list has changed meanwhile. This is how it stands now.'
          : (answer?.text ?? 'the review does not answer. Is npm run visual:review still running?');
      set({ report: kept, current: keys[0], last: undefined, failure: `That was not kept: ${why}` });
    });
  }

  const remark = (): Remark => ({
    by: state.by,
    ...(state.note && { note: state.note }),
    ...(state.place && { place: state.place }),
  });

  /** A verdict on the shown case or others. Then it goes to the next without one. */
  function say(verdict: Verdict | undefined, scope: Scope = 'one'): void {
    if (report.isReadOnly || (verdict === 'approved' && !report.isProof)) return;
    const shown = shownCases(state);
    const one = currentCase(state, shown);
    const meant = casesInScope({ shown, one }, verdict, scope);
    if (meant.length === 0) return;
    const at = one ? shown.indexOf(one) : 0;
    const next = [...shown.slice(at + 1), ...shown.slice(0, at)].find((each) => !each.verdict && !meant.includes(each));
    const keys = meant.map(keyOf);
    post(keys, verdict, remark());
    const following = verdict ? (next ?? one) : one;
    set({ last: verdict && { keys, verdict }, current: following && keyOf(following) });
  }

  /** Takes the last verdict back and returns to its case; else that of the case shown. */
  function takeBack(): void {
    const { last } = state;
    if (last) {
      post(last.keys, undefined, remark());
      set({ last: undefined, current: last.keys[0] });
    } else say(undefined);
  }

  const go = (one: Case | undefined) => one && set({ current: keyOf(one), place: undefined });
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    set,
    say,
    takeBack,
    go,
    /** To the next case of the list, or the one before. */
    step(by: 1 | -1): void {
      const shown = shownCases(state);
      go(shown[shown.indexOf(currentCase(state, shown) as Case) + by]);
    },
    /** To the first case of the next cause, or of the one before. */
    stepCause(by: 1 | -1): void {
      const shown = shownCases(state);
      const firsts = shown.filter((each, at) => at === 0 || causeOf(shown[at - 1] as Case) !== causeOf(each));
      const one = currentCase(state, shown);
      go(firsts[firsts.findIndex((each) => one && causeOf(each) === causeOf(one)) + by]);
    },
  };
}

export type ReviewStore = ReturnType<typeof createReviewStore>;
