import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished } from 'vitest';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner } from '../support/per-test-resources.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const otherSecret = `whsec_${Buffer.alloc(32, 4).toString('base64')}`;

/** The headers of a signed body. */
function signed(body: object, by = secret, at = new Date(), id = `reply-${crypto.randomUUID()}`): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': new Webhook(by).sign(id, at, JSON.stringify(body)),
  };
}

it('a buyer returns a lead by a signed call, under its own id of it, and operators see it', async () => {
  const ingest = await standInPartner(partnerShapes.ingest);
  const server = await startTestServer({
    LEAD_INGEST_URL: ingest.url,
    CALLBACK_SECRETS: `ingest=${secret},exchange=${otherSecret}`,
    OPS_TOKEN: 'an-invented-operations-token',
  });
  onTestFinished(server.remove);
  const { id } = (await (await server.post('/post-lead', leadBody())).json()) as { id: string };
  await ingest.got(1);
  const replies = () => server.look((store) => store.repliesTo(id));
  await expect.poll(replies, slowTest).toMatchObject([{ verdict: 'accepted', priceCents: 1250, partnerLeadId: 'lp-1' }]);

  const back = { partner_lead_id: 'lp-1', status: 'returned', reason: 'wrong number' };
  const say = (body: object, headers: Record<string, string>, to = 'ingest') =>
    server.post(`/partner-replies/${to}`, body, headers).then((response) => response.status);
  expect(await say(back, {})).toBe(401);
  expect(await say(back, signed(back, otherSecret))).toBe(401);
  expect(await say(back, signed(back, secret, new Date(Date.now() - 3_600_000)))).toBe(401);
  // one buyer never speaks for another
  expect(await say(back, signed(back, otherSecret), 'exchange')).toBe(404);
  const bad = { ...back, status: 'maybe' };
  expect(await say(bad, signed(bad))).toBe(422);
  expect(await replies()).toMatchObject([{ verdict: 'accepted' }]);

  const headers = signed(back);
  expect(await say(back, headers)).toBe(200);
  // the buyer takes it after all, and the message of before comes again
  const taken = { ...back, status: 'accepted' };
  expect(await say(taken, signed(taken))).toBe(200);
  expect(await say(back, headers)).toBe(200);
  expect(await replies()).toMatchObject([{ verdict: 'accepted' }]);
  expect(await say(back, signed(back))).toBe(200);
  // planned there, and never sent
  const held = (await (await server.post('/post-lead', leadBody({ email: 'a@example.com' }), { 'sec-gpc': '1' })).json()) as {
    id: string;
  };
  const unsent = { ...back, partner_lead_id: '', lead_id: held.id };
  expect(await say(unsent, signed(unsent))).toBe(404);
  expect(await replies()).toMatchObject([{ verdict: 'returned', reason: 'wrong number', priceCents: 1250 }]);
});
