import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { gateStores } from '../support/both-stores.ts';
import { campaignFunnel, campaignServer } from '../support/campaign-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner, temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';
import { studioPerson } from '../support/studio-person.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const words = '1 delivery to exchange was given up\nNothing is tried again by itself\nhttp://desk.test/studio/deliveries';

describe.each(gateStores('told'))('what waits, told on $label', slowTest, ({ name, settings }) => {
  it('reaches Slack and a webhook once, from one of two servers, until somebody silences it', async () => {
    const exchange = await standInPartner({ does: 'answer', status: 400, body: 'no' });
    const [slack, webhook] = [await standInPartner(partnerShapes.slack), await standInPartner(partnerShapes.webhook)];
    const common = {
      ...{ ...settings(), DATA_DIR: temporaryFolder(), FUNNEL_DIR: campaignFunnel(), RATE_CALLS_PER_MINUTE: '0' },
      ...{ OPS_TOKEN: 'an-invented-operations-token', LEAD_EXCHANGE_URL: exchange.url },
    };
    // a server that tells nobody sees the lead given up, so that the first round of the others has it
    const first = await campaignServer(common);
    const opal = await studioPerson(first, 'opal', 'operator');
    expect((await first.post('/post-lead', leadBody())).status).toBe(200);
    const waits = async () => (await opal.does('today', { since: 0 })).waits.map(({ about }) => about);
    await expect.poll(waits, { timeout: 10_000 }).toEqual(['given up']);
    if (name === 'sqlite') await first.stop();

    const telling = {
      ...{ ...common, SLACK_WEBHOOK_URL: slack.url, ALERT_WEBHOOK_URL: webhook.url },
      ...{ WEBHOOK_SECRET: secret, OPS_URL: 'http://desk.test' },
    };
    const server = await campaignServer(telling);
    const other = name === 'postgres' ? await campaignServer(telling) : undefined;
    const [message] = await slack.got(1);
    expect(JSON.parse(message?.body ?? '')).toEqual({ text: words });
    const [signed] = await webhook.got(1);
    const read = new Webhook(secret).verify(signed?.body ?? '', { ...signed?.headers });
    expect(read).toEqual({ type: 'alert', id: expect.any(String), text: words });

    const [olga, vera] = [await studioPerson(server, 'olga', 'operator'), await studioPerson(server, 'vera', 'viewer')];
    const cause = 'given up: exchange';
    expect((await vera.isRefused('silence', { cause, isOn: true })).message).toMatch(/^A viewer may not do this/);
    await olga.does('silence', { cause, isOn: true });
    const { silent } = await olga.does('today', { since: 0 });
    expect(silent).toEqual([{ cause, by: 'olga', until: expect.closeTo(Date.now() + 7 * 86_400_000, -5) }]);
    await olga.does('silence', { cause, isOn: false });
    expect((await olga.does('today', { since: 0 })).silent).toEqual([]);
    expect((await olga.does('audit', {})).rows.slice(0, 2).map(({ who, did, what }) => [who, did, what])).toEqual([
      ['olga', 'speak again', cause],
      ['olga', 'silence', cause],
    ]);
    // a stop waits for the round that runs, so that both have had one
    await Promise.all([server.stop(), other?.stop()]);
    expect([slack.received.length, webhook.received.length]).toEqual([1, 1]);
  });
});
