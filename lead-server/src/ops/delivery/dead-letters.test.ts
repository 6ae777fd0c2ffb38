import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredDelivery } from '../../store/records.ts';

import { deadLettersSection, groupDeadLetters } from './dead-letters.ts';

const delivery = (number: number, destination: string, reason: string): StoredDelivery => ({
  submissionId: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  destination,
  state: 'dead',
  attempts: 10,
  nextAt: 0,
  reason,
  updatedAt: 0,
});

describe('dead letters', () => {
  it('are grouped by destination and reason, oldest first', () => {
    const some = fc.constantFrom('exchange', 'ingest', 'a b');
    fc.assert(
      fc.property(fc.array(fc.tuple(some, fc.constantFrom('HTTP 500', 'b HTTP 500', 'timed out'))), (given) => {
        const dead = given.map(([destination, reason], number) => delivery(number, destination, reason));
        const kinds = groupDeadLetters(dead);
        expect(
          kinds.flatMap(({ deliveries }) => deliveries).toSorted((a, b) => (a.submissionId < b.submissionId ? -1 : 1)),
        ).toEqual(dead);
        for (const { destination, reason, deliveries } of kinds) {
          expect(deliveries.every((each) => each.destination === destination && each.reason === reason)).toBe(true);
        }
        expect(new Set(kinds.map(({ destination, reason }) => JSON.stringify([destination, reason]))).size).toBe(kinds.length);
      }),
    );
  });

  it('show the one that failed otherwise, however many others there are, and count those not listed', () => {
    const alike = Array.from({ length: 30 }, (_, number) => delivery(number, 'ingest', 'HTTP 500'));
    const { text } = deadLettersSection([...alike, delivery(30, 'exchange', 'timed out')], 700);
    expect(text).toContain('timed out');
    expect(text).toContain('30 deliveries');
    expect(text.match(/aria-label="Look at [^"]*ingest"/g)).toHaveLength(10);
    expect(text).toContain('And 20 more like these');
    expect(text).toContain('The oldest 31 of 700.');
  });
});
