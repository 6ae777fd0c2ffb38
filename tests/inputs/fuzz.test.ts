import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLead, parseSubmission } from '#contract/lead-record.ts';
import { isStorable } from '#contract/validation.ts';
import { errorSchema } from '../../lead-server/src/openapi/calls.ts';
import { lead } from '../faults/lead-body.ts';
import { startTestServer, type TestServer } from '../faults/running-server.ts';
import { type Described, described, requestTo, withBody } from './calls.ts';
import { naughty } from './naughty.ts';

/** Few in `npm test`; `npm run test:inputs` runs thousands a call. */
const numRuns = Number(process.env.INPUT_RUNS ?? 15);
/** Every listed text in every field, or in the short form every sixth, each field beginning at another one. */
const share = numRuns > 1000 ? 1 : 6;
const some = (texts: readonly string[], offset: number) => texts.filter((_, index) => (index + offset) % share === 0);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LEADS_PER_MINUTE: '0', RATE_CALLS_PER_MINUTE: '0', LOG_LEVEL: 'silent' });
});
afterAll(() => server.remove());

/** Never a 5xx, and every refusal in its one shape. 504 is a partner's: none is configured here. */
async function checked(each: Described, body: unknown, headers?: Record<string, string>): Promise<number> {
  const response = await requestTo(server.url, each, body, headers);
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${each.name} answered ${response.status} to ${JSON.stringify(body)}`);
  if (response.status >= 400) expect(errorSchema.safeParse(JSON.parse(text)).error).toBeUndefined();
  return response.status;
}

const nasty = fc.oneof(fc.constantFrom(...naughty), fc.string({ unit: 'binary', maxLength: 200 }), fc.jsonValue({ maxDepth: 8 }));

/** A body that was good, with some of its fields, at any depth, replaced, removed or added. */
const spoiled = (good: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> => {
  const names = Object.keys(good);
  const change = fc.tuple(
    fc.oneof(fc.constantFrom(...names), fc.string(), fc.constant('__proto__')),
    fc.option(nasty, { nil: undefined }),
  );
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const body: Record<string, unknown> = { ...good };
    for (const [name, value] of changes) Object.defineProperty(body, name, { value, enumerable: true, configurable: true });
    return body;
  });
};

describe('no input makes it fail', () => {
  it.each(withBody)('$name, fuzzed', { timeout: 600_000 }, async (each) => {
    const whole = fc.oneof(spoiled(each.body ?? {}), fc.jsonValue(), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(whole, async (body) => void (await checked(each, body))),
      { numRuns },
    );
  });

  it.each(withBody)('$name, every listed text in every field', { timeout: 600_000 }, async (each) => {
    for (const [index, field] of Object.keys(each.body ?? {}).entries()) {
      await Promise.all(some(naughty, index).map((text) => checked(each, { ...each.body, [field]: text })));
    }
  });

  it.each(described.filter(({ path }) => !path.endsWith('z')))('$name, bad addresses and headers', async (each) => {
    const printable = naughty.filter((text) => /^[\x20-\x7e]+$/.test(text)).map((text) => text.trim());
    // what an address cannot hold: half of a pair; an empty piece would make it another address
    for (const text of some(naughty, each.path.length)
      .map((each) => each.replace(/\p{Cs}/gu, ''))
      .filter((each) => each !== '')) {
      const path = each.call.parameters
        ? each.call.path.replace(/\{\w+\}/g, encodeURIComponent(text))
        : `${each.path}?x=${encodeURIComponent(text)}`;
      await checked({ ...each, path }, each.body);
    }
    for (const value of some(printable, each.path.length)) {
      await checked(each, each.body, { 'idempotency-key': value, cookie: value, 'x-forwarded-for': value, 'user-agent': value });
      if (each.body) await checked(each, each.body, { 'content-type': value });
    }
  });
});

it('stores nothing wrong: every lead that it took opens, is a finished path, and can be read back as it was sent', async () => {
  const stored = (await server.leads()).filter((each) => each.state !== 'refused');
  expect(stored.length).toBeGreaterThan(0);
  for (const { kept, receivedAt } of stored) {
    if (kept.is !== 'lead') throw new Error('It should be a lead');
    const { said, sent, meta } = kept.record;
    expect(Object.values(said).every((value) => isStorable(value))).toBe(true);
    const again = parseSubmission({ ...said, flow: meta.flow, language: meta.locale, tcpa: sent.tcpa, switches: meta.switches });
    if (!again.ok) throw new Error(`A stored lead cannot be read again: ${again.refusal.message}`);
    expect(buildLead(again.value, { now: new Date(receivedAt), ipAddress: '', userAgent: '' }).ok).toBe(true);
  }
});

it('still takes a good lead', async () => {
  expect(await checked(described[0]!, lead({ first_name: 'After' }))).toBe(200);
});
