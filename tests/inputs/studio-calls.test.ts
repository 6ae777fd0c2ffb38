import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type StudioCall, type StudioCallName, studioCalls } from '#contract/studio/calls.ts';
import { campaignFunnel, campaignServer } from '../support/campaign-setup.ts';
import { inLongForm } from '../support/long-form.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { studioPerson } from '../support/studio-person.ts';
import { naughtyStrings } from './naughty-strings.ts';

/** How many bodies each call of the studio gets. */
const runs = inLongForm ? Number(process.env.INPUT_RUNS ?? 300) : 2;

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
}
/** The fields of a call's body. */
const fieldsOf = (name: StudioCallName): readonly string[] => {
  const { body }: StudioCall = studioCalls[name];
  return Object.keys((z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }) as Shape).properties ?? {});
};

/** What means something to some call. */
const known = fc.constantFrom<unknown>(
  ...['/survey', '/survey/yt', 'survey', '/fall', 'a reason', 'release', 'live', 'held', 'source', '2026-11-01'],
  ...[0, 1, 2, 1e15, -1, 1.5, true, null],
  ...[{}, [], { path: '/fall', flow: 'main', oid: '81', affid: '10' }, [{ content: { path: '/fall', flow: 'main' } }]],
  ...[{ version: 1, etag: 0 }, { outcome: 'held' }, ['exchange']],
);
const anyValue = fc.oneof(
  { weight: 5, arbitrary: known },
  { weight: 2, arbitrary: fc.constantFrom(...naughtyStrings) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
);
const bodyOf = (name: StudioCallName) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record(Object.fromEntries(fieldsOf(name).map((field) => [field, anyValue]))) },
    {
      weight: 3,
      arbitrary: fc.record(Object.fromEntries(fieldsOf(name).map((field) => [field, anyValue])), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );

const anyText = fc.constantFrom(...naughtyStrings, 'x', '1');
const anyRow = fc.dictionary(anyText, anyText, { maxKeys: 3 });
const anyExperiment = fc.record({
  ...{ name: anyText, owner: anyText, expires: anyText },
  variants: fc.array(fc.record({ id: anyText, weight: fc.integer(), switches: anyRow })),
});
/** What the fields of a campaign are, saying anything. */
const shaped: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...Object.fromEntries(
    'flow oid affid buyers thankYouPath host startsAt endsAt instead'.split(' ').map((field) => [field, anyText]),
  ),
  ...{ switches: anyRow, facts: fc.array(anyText), destinations: fc.array(anyText), verifiesPhone: fc.boolean(), note: anyValue },
  texts: fc.dictionary(fc.constantFrom('en', 'es', 'fr'), anyRow),
  experiments: fc.array(anyExperiment, { maxLength: 2 }),
};
/** Most have the usual shape, or nothing would be saved. */
const anyField = ([field, usual]: readonly [string, fc.Arbitrary<unknown>]) =>
  [field, fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: anyValue })] as const;
const anyContent = fc.record(
  { path: fc.constant('/any'), ...Object.fromEntries(Object.entries(shaped).map(anyField)) },
  { requiredKeys: ['path'] },
);

it('a draft of any content is saved or refused, and every list is read all the same', { timeout: 600_000 }, async () => {
  const server = await campaignServer({
    ...{ DATA_DIR: temporaryFolder(), FUNNEL_DIR: campaignFunnel(), RATE_CALLS_PER_MINUTE: '0' },
    OPS_TOKEN: 'an-invented-operations-token',
  });
  const ana = await studioPerson(server, 'ana', 'admin');
  let [etag, saved] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anyContent, async (content) => {
      const response = await ana.ask('saveDraft', { content, base: 0, etag });
      expect(response.status).toSatisfy((status: number) => status < 500);
      if (!response.ok) return;
      saved += 1;
      etag = ((await response.json()) as { readonly etag: number }).etag;
      for (const name of ['campaigns', 'experiments'] as const) await ana.does(name, {});
      await ana.does('today', { since: 0 });
      await ana.does('campaign', { path: '/any' });
      await ana
        .ask('publish', { path: '/any', because: 'whatever it says' })
        .then(({ status }) => expect(status).toBeLessThan(500));
    }),
    { numRuns: runs * 10 },
  );
  expect(saved).toBeGreaterThan(0);
});

it('whatever the body, a call of the studio answers as its table says, or refuses', { timeout: 600_000 }, async () => {
  const server = await campaignServer({
    ...{ DATA_DIR: temporaryFolder(), FUNNEL_DIR: campaignFunnel(), RATE_CALLS_PER_MINUTE: '0' },
    OPS_TOKEN: 'an-invented-operations-token',
  });
  const ana = await studioPerson(server, 'ana', 'admin');
  for (const name of Object.keys(studioCalls) as StudioCallName[]) {
    const { response: table }: StudioCall = studioCalls[name];
    await fc.assert(
      fc.asyncProperty(bodyOf(name), async (body) => {
        const response = await ana.ask(name, body);
        const answer = (await response.json()) as { readonly error?: { readonly code: string; readonly message: string } };
        expect([name, response.status]).toEqual([name, expect.toSatisfy((status: number) => status < 500)]);
        if (response.ok) expect(table.parse(answer)).toEqual(answer);
        else expect(answer.error?.message).toMatch(/\S/);
      }),
      { numRuns: runs },
    );
  }
});
