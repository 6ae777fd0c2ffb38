import { expect, it, onTestFinished } from 'vitest';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner } from '../support/per-test-resources.ts';
import { startTestServer } from '../support/running-server.ts';
import { type Behaviour, jsonResponse } from '../support/stand-in-partner.ts';

/** The lead of a server whose ZIP and gibberish services behave so. */
async function leadWith(zip: Behaviour, gibberish: Behaviour) {
  const [zips, texts] = await Promise.all([standInPartner(zip), standInPartner(gibberish)]);
  const server = await startTestServer({ ZIP_URL: zips.url, GIBBERISH_URL: texts.url });
  onTestFinished(server.remove);
  expect((await server.post('/post-lead', leadBody())).status).toBe(200);
  const [lead] = await server.leads();
  return lead?.kept.is === 'lead' ? lead.kept.record.sent : undefined;
}

it('configured services decide the place and the text check of a lead', async () => {
  const place = { city: 'Elsewhere', state: 'OR', state_long: 'Oregon', county: 'Lane', zip: '10001' };
  const sent = await leadWith(jsonResponse(200, place), jsonResponse(200, { is_gibberish: 'yes' }));
  expect(sent).toMatchObject({ city: 'Elsewhere', state: 'OR', is_gibberish: 'yes', dq_reason: 'is_gibberish|yes' });
});

it.each<[string, Behaviour]>([
  ['fail', { does: 'answer', status: 500 }],
  ['hang', { does: 'hang' }],
])('when they %s, the embedded checks decide, and the lead waits no longer than a moment', async (_, behaviour) => {
  const sent = await leadWith(behaviour, behaviour);
  expect(sent).toMatchObject({ state: 'NY', is_gibberish: 'no' });
});
