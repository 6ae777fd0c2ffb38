import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { storePart } from '../../../tests/support/store-part.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { VisitStore, VisitUpdate } from '../store/visit-store.ts';
import { visitUpdateOf } from './check-visit-events.ts';
import { createVisitRecorder, mergeVisitUpdates } from './visit-recorder.ts';
import type { Visit } from './visits.ts';

const visit = (visitor: string): Visit => ({
  visitor,
  served: { flow: 'main', campaign: 'survey', assignment: { columns: 'two' }, forced: false, switches: {} },
});
const shown = { flow: 'main', events: [['shown', 'AtFault']] } as const;
const end = { id: 'lead-1', reason: '', qualified: true };
const silent = pino({ level: 'silent' });

describe('visit events', () => {
  it('are kept while the store is away, and stored once it is back', async () => {
    const stored: VisitUpdate[] = [];
    let away = true;
    const recorder = createVisitRecorder({
      store: storePart<VisitStore>({
        async recordVisits(news) {
          if (away) throw new StoreUnavailable('away');
          stored.push(...news);
        },
      }),
      log: silent,
      now: () => new Date('2026-01-02T23:00:00Z'),
    });
    recorder.heard(visit('a'), { ...shown, events: [...shown.events] as never });
    await recorder.drain();
    expect(stored).toEqual([]);
    away = false;
    recorder.ended(visit('a'), { ...end, reason: 'some text that nobody foresaw' });
    await recorder.drain();
    const both = { visitor: 'a', day: 20_455, exposed: true, step: 'AtFault', ending: 'disqualified', reason: 'other' };
    expect(stored).toEqual([
      expect.objectContaining({ ...both, cells: [{ flow: 'main', experiment: 'columns', variant: 'two' }] }),
    ]);
  });

  it('are dropped when the server stops while the store is away', async () => {
    vi.useFakeTimers();
    try {
      const recordVisits = vi.fn(() => Promise.reject(new StoreUnavailable('away')));
      const recorder = createVisitRecorder({
        store: storePart<VisitStore>({ recordVisits }),
        log: silent,
        now: () => new Date(),
      });
      recorder.ended(visit('a'), end);
      await recorder.drain();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(recordVisits).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('are merged by visitor and cell; the first end stays, with its step', () => {
    const news = (change: Partial<VisitUpdate>): VisitUpdate => ({
      cells: [{ flow: 'main', experiment: 'columns', variant: 'two' }],
      visitor: 'a',
      day: 1,
      exposed: false,
      step: '',
      blocked: false,
      steps: [],
      ending: '',
      reason: '',
      ...change,
    });
    expect(
      mergeVisitUpdates([
        news({ exposed: true, step: 'One', steps: [['One', '']] }),
        news({ visitor: 'b', step: 'One' }),
        news({
          step: 'Two',
          blocked: true,
          steps: [
            ['One', ''],
            ['One', 'Two'],
          ],
        }),
        news({ ending: 'disqualified', reason: 'yes' }),
        news({ step: 'One', ending: 'finished' }),
      ]),
    ).toEqual([
      news({
        exposed: true,
        step: 'Two',
        blocked: true,
        steps: [
          ['One', ''],
          ['One', ''],
          ['One', 'Two'],
        ],
        ending: 'disqualified',
        reason: 'yes',
      }),
      news({ visitor: 'b', step: 'One' }),
    ]);
  });

  it('count both steps of an edge; blocked counts only at the last one', () => {
    const heard = visitUpdateOf({
      flow: 'main',
      events: [
        ['blocked', 'AtFault', [['phone', 'refused']]],
        ['blocked', 'AtFault', [['phone', 'refused']]],
        ['walked', 'AtFault', 'WasUserInjured', 4],
        ['walked', 'AtFault', 'WasUserInjured', 9],
      ],
    });
    expect(heard).toEqual({
      step: 'WasUserInjured',
      blocked: false,
      steps: [
        ['AtFault', ''],
        ['AtFault', 'WasUserInjured', 4],
        ['WasUserInjured', ''],
      ],
      errors: [['AtFault', 'error phone refused']],
    });
  });
});

describe('many events', () => {
  it('make the next batch wait longer, so that reports of a visit are one write; few are stored at once', async () => {
    vi.useFakeTimers();
    try {
      const batches: number[] = [];
      const recorder = createVisitRecorder({
        store: storePart<VisitStore>({ recordVisits: async (news) => void batches.push(news.length) }),
        log: silent,
        now: () => new Date(),
      });
      const hear = (count: number) => {
        for (let at = 0; at < count; at += 1) recorder.heard(visit(`v${at}`), { ...shown, events: [...shown.events] as never });
      };
      hear(40);
      await vi.advanceTimersByTimeAsync(600);
      hear(5);
      await vi.advanceTimersByTimeAsync(600);
      // the same visits again: each visitor counts once
      hear(5);
      expect(batches).toEqual([40]);
      await vi.advanceTimersByTimeAsync(8000);
      expect(batches).toEqual([40, 5]);
      hear(1);
      await vi.advanceTimersByTimeAsync(600);
      expect(batches).toEqual([40, 5, 1]);
      await recorder.drain();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('events beyond the buffer', () => {
  it('are reported as dropped, and later ones are stored once the store is back', async () => {
    vi.useFakeTimers();
    try {
      let away = true;
      let stored = 0;
      const lines: { visits?: number; msg: string }[] = [];
      const recorder = createVisitRecorder({
        store: storePart<VisitStore>({
          async recordVisits(news) {
            if (away) throw new StoreUnavailable('away');
            stored += news.length;
          },
        }),
        log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
        now: () => new Date(),
      });
      for (let at = 0; at < 20_001; at += 1) recorder.ended(visit(String(at)), end);
      await vi.advanceTimersByTimeAsync(600);
      expect(lines).toContainEqual(expect.objectContaining({ visits: 1, msg: 'visit queue full, visits dropped' }));
      away = false;
      await vi.advanceTimersByTimeAsync(600);
      expect(stored).toBeGreaterThanOrEqual(20_000);
    } finally {
      vi.useRealTimers();
    }
  });
});
