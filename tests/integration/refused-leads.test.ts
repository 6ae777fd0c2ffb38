import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLeads } from '../../lead-server/src/privacy/person-records.ts';
import { leadView } from '../../lead-server/src/submissions/submission-views.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { leadBody } from '../support/lead-body.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LEADS_PER_MINUTE: '0', RATE_CALLS_PER_MINUTE: '0' });
});
afterAll(() => server.remove());

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });

describe('POST /post-lead', () => {
  it('holds invalid paths for a person, encrypted, and leaves the key free', async () => {
    const headers = key();
    const refused = await answerOf(await server.post('/post-lead', leadBody({ at_Fault: undefined }), headers));
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'not_a_path', field: 'at_Fault' } } });
    expect(await answerOf(await server.post('/post-lead', leadBody({ at_Fault: undefined }), headers))).toEqual(refused);
    const kept = (await server.leads()).filter(
      (each) => each.state === 'refused' && each.key.includes(headers['idempotency-key']),
    );
    expect(kept).toMatchObject([
      { deliveries: [], kept: { is: 'refused', submission: { first_name: 'Canaria' }, refusal: { field: 'at_Fault' } } },
    ]);
    expect((await server.post('/post-lead', leadBody(), headers)).status).toBe(200);
  });

  it('keeps each of two refused bodies under one key', async () => {
    const headers = key();
    for (const first_name of ['Eine', 'Zweite']) {
      expect((await server.post('/post-lead', leadBody({ at_Fault: undefined, first_name }), headers)).status).toBe(422);
    }
    const kept = (await server.leads()).filter((each) => each.key.includes(headers['idempotency-key']));
    expect(kept).toMatchObject([
      { kept: { submission: { first_name: 'Eine' } } },
      { kept: { submission: { first_name: 'Zweite' } } },
    ]);
  });

  const names = (count: number, length: number) => Array.from({ length: count }, () => 'A'.repeat(length)).join('|');

  it.each<readonly [string, string, Record<string, unknown>]>([
    ['of a flow that is no more', 'flow', { flow: 'ended' }],
    ['with more names of buyers than there can be', 'all_possible_buyer_names', { all_possible_buyer_names: names(300, 100) }],
    ['with values of other kinds', 'email', { phone: { is: 'none' }, email: 7, facts: ['x'] }],
    ['with text that no database keeps', 'case_description', { case_description: 'hit \0 by \ud800 a truck, badly' }],
    ['nested too deep to be printed', 'flow', { flow: 'ended', other: '@deep' }],
  ])('holds an invalid body, %s, for a person, once, and leaves the key free', async (_what, field, change) => {
    const headers = key();
    const body = JSON.stringify(leadBody(change)).replace('"@deep"', '['.repeat(20_000) + ']'.repeat(20_000));
    const send = async () => answerOf(await server.post('/post-lead', body, headers));
    const refused = await send();
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'invalid_body', field } } });
    expect(await send()).toEqual(refused);
    const kept = (await server.leads()).filter((each) => each.key.includes(headers['idempotency-key']));
    expect(kept).toMatchObject([
      { state: 'refused', deliveries: [], kept: { is: 'refused', submission: { last_name: 'Holloway' } } },
    ]);
    const [{ kept: content } = { kept: undefined }] = kept;
    if (content?.is !== 'refused') throw new Error('kept as another kind');
    // a long body is cut, and the stored one says so
    const { other: _, ...shallow } = change;
    if (JSON.stringify(shallow).length > 4000) expect(content.submission.cut).toMatch(/^\{/);
    else expect(content.submission).toMatchObject(shallow);
    expect(JSON.stringify(content.submission).length).toBeLessThan(10_000);
    expect((await server.post('/post-lead', leadBody(), headers)).status).toBe(200);
  });

  it('finds a refused body by its email, for privacy requests and for ops', async () => {
    const email = 'Refused.Person@example.com';
    expect((await server.post('/post-lead', leadBody({ flow: 'ended', email }), key())).status).toBe(422);
    const vault = createVault(readOrMakeKeys(server.config));
    const views = await server.look(async (store) => {
      const found = await findLeads({ store, vault }, { email: email.toLowerCase(), phone: '' });
      return found.map(({ row }) => leadView(vault, row));
    });
    expect(views).toMatchObject([{ state: 'refused', refusal: { field: 'flow' }, submission: { email, flow: 'ended' } }]);
  });
});
