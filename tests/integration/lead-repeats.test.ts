import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentText } from '#contract/consent/consent-text.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { StoredSubmission } from '../../lead-server/src/store/records.ts';

import { decryptContent, reencryptContent } from '../../lead-server/src/submissions/submission-content.ts';
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
  it('returns the stored response for the same key and answers, stores nothing more, and refuses the key with other answers', async () => {
    const headers = key();
    const first = await answerOf(await server.post('/post-lead', leadBody(), headers));
    const before = (await server.leads()).length;
    const reordered = Object.fromEntries(Object.entries(leadBody()).reverse());
    expect(await answerOf(await server.post('/post-lead', reordered, headers))).toEqual(first);
    const loadedAgain = leadBody({ finished_at: new Date().toISOString(), time_on_steps: 'StartPath:90' });
    expect(await answerOf(await server.post('/post-lead', loadedAgain, headers))).toEqual(first);
    const other = await answerOf(await server.post('/post-lead', leadBody({ first_name: 'Another' }), headers));
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'key_reused', field: 'Idempotency-Key' } } });
    expect(await server.leads()).toHaveLength(before);
  });

  it('recognizes a repeated body under its key, even when an earlier version parsed it otherwise', async () => {
    const headers = key();
    const first = await answerOf(await server.post('/post-lead', leadBody(), headers));
    const { id } = first.body as { id: string };
    const { store } = await openStore(server.config, false);
    try {
      const vault = createVault(readOrMakeKeys(server.config));
      const [row] = await store.byIds([id]);
      const kept = row && decryptContent(vault, row);
      if (kept?.is !== 'lead') throw new Error('It should be a lead');
      const record = { ...kept.record, said: { ...kept.record.said, first_name: 'CANARIA' } };
      const { state, ownKey, sealed: before } = row as StoredSubmission;
      await store.rewrite({ id, before, state, sealed: reencryptContent(vault, { id, ownKey }, { is: 'lead', record }) });
    } finally {
      await store.close();
    }
    expect(await answerOf(await server.post('/post-lead', leadBody(), headers))).toEqual(first);
  });

  it('treats the same answers with another consent as another lead: a second tab may agree to other buyers', async () => {
    const agreedTo = (name: string, ids: string) => {
      const { text, version } = consentText({
        version: 'buyers-1',
        locale: 'en',
        brandName: 'Auto Accident Team',
        sellers: [name],
      });
      const chosen = {
        selected_buyers: ids,
        selected_buyer_names: name,
        displayed_buyers: `Elm & Oak|${name}`,
        '1_to_1_consent': 'yes',
      };
      return leadBody({ ...chosen, tcpa: text, consent_version: version });
    };
    const headers = key();
    const first = await answerOf(await server.post('/post-lead', agreedTo('Harbor Law', '11'), headers));
    expect(first.status).toBe(200);
    expect(await answerOf(await server.post('/post-lead', agreedTo('Harbor Law', '11'), headers))).toEqual(first);
    // the text alone, and the ids alone
    for (const [name, ids] of [
      ['Midway Legal', '11'],
      ['Harbor Law', '21'],
    ] as const) {
      const other = await answerOf(await server.post('/post-lead', agreedTo(name, ids), headers));
      expect(other).toMatchObject({ status: 409, body: { error: { code: 'key_reused' } } });
    }
    // and whether they agreed to any
    const none = { ...agreedTo('Harbor Law', '11'), '1_to_1_consent': 'no' };
    expect(await answerOf(await server.post('/post-lead', none, headers))).toMatchObject({ status: 409 });
  });

  it('stores one of a hundred concurrent requests with the same key, and answers all alike', async () => {
    const headers = key();
    const before = (await server.leads()).length;
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () =>
        answerOf(await server.post('/post-lead', leadBody({ first_name: 'Once' }), headers)),
      ),
    );
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await server.leads()).toHaveLength(before + 1);
  });

  it('recognizes a repeated body without a key', async () => {
    const body = leadBody({ first_name: 'Keyless' });
    const first = await answerOf(await server.post('/post-lead', body));
    expect(await answerOf(await server.post('/post-lead', body))).toEqual(first);
  });
});
