import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reportFault } from '../support/fault-table.ts';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner } from '../support/per-test-resources.ts';
import { postgresPrograms, startCluster } from '../support/postgres-cluster.ts';
import { startTestServer } from '../support/running-server.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

/** Words of the invented person, in the forms in which they could be found. */
const words = ['canaria', 'holloway', '664-7665', '6647665', 'delivery truck', 'agree that', '203.0.113'];
/**
 * pg_dump writes bytes in hexadecimal, two digits each: what is not sealed there has to be found too. Read from the first digit on, and from
 * the text as it is.
 */
const readings = (text: string) => [
  text,
  ...[...text.matchAll(/\\x([0-9a-f]{2,})/g)].map(([, digits = '']) => Buffer.from(digits, 'hex').toString('latin1')),
];
const wordsIn = (texts: readonly string[]) => {
  const all = texts.flatMap(readings).map((text) => text.toLowerCase());
  return words.filter((word) => all.some((text) => text.includes(word)));
};

describe('searching everything stored, logged, alerted and answered for a person', () => {
  const programs = postgresPrograms();
  const stores = [
    { name: 'SQLite', installed: true },
    { name: 'PostgreSQL', installed: programs !== undefined },
  ] as const;

  it('finds them in plain text, in capitals, and in bytes as pg_dump writes them', () => {
    const row = `INSERT INTO submissions VALUES ('1', '\\x${Buffer.from('{"first_name":"Canaria"}').toString('hex')}');`;
    for (const text of ['x canaria', 'CANARIA', row]) expect(wordsIn([text])).toEqual(['canaria']);
  });

  it.for(stores)('$name', { timeout: 60_000 }, async ({ name, installed }, { task, skip }) => {
    if (!installed) return skip();
    const slack = await standInPartner(partnerShapes.slack);
    const cluster = name === 'PostgreSQL' ? await startCluster() : undefined;
    if (cluster) onTestFinished(cluster.remove);
    const database = cluster?.database('canary');
    const server = await startTestServer({
      SLACK_WEBHOOK_URL: slack.url,
      TRUSTED_PROXIES: 'loopback',
      ...(database ? { DATABASE_URL: database } : {}),
    });
    onTestFinished(server.remove);
    const post = (path: string, body: unknown) => server.post(path, body, { 'x-forwarded-for': '203.0.113.9' });
    const answers = await Promise.all([
      post('/post-lead', leadBody()),
      post('/post-lead', leadBody({ at_Fault: undefined })),
      post('/post-lead', leadBody({ email: 'canaria.holloway' })),
      post('/post-lead', leadBody({ phone: '(212) 664-7665-1' })),
      post('/post-lead', leadBody({ switches: { 'canaria.holloway@example.com': '\0' } })),
      post('/post-lead', `${JSON.stringify(leadBody())} canaria`),
      post('/send-slack-message', { text: 'Blocked twice: canaria.holloway@example.com, (212) 664-7665' }),
      post('/api/save-data', { session: crypto.randomUUID(), data: [{ first_name: 'Canaria' }] }),
      post('/api/validations/ipqs/email', { email: 'canaria.holloway@example.com' }),
      post('/api/validations/ipqs/phone', { phone: '(212) 664-7665' }),
      post('/index.php', { text: 'Canaria Holloway' }),
      fetch(`${server.url}/survey-thank-you/?email=canaria.holloway@example.com&phone=2126647665`),
      fetch(`${server.url}/us/canaria`),
    ]);
    const refusals = await Promise.all(answers.filter((each) => !each.ok).map((each) => each.text()));
    const [alert] = await slack.got(1);
    const kept =
      database && programs
        ? [spawnSync(join(programs, 'pg_dump'), ['--inserts', database], { encoding: 'latin1', maxBuffer: 1 << 28 }).stdout]
        : readdirSync(server.config.DATA_DIR).map((file) => readFileSync(join(server.config.DATA_DIR, file), 'latin1'));
    const places = { logs: [server.logged()], database: kept, answers: refusals, Slack: [alert?.body ?? ''] };
    expect(places.logs[0]).toContain('post-lead');
    expect(places.database.join('')).toContain('exchange');
    if (database) expect(places.database.join('')).toMatch(/'\\x[0-9a-f]{100}/);
    const found = Object.entries(places).flatMap(([place, texts]) => wordsIn(texts).map((word) => `${word} in ${place}`));
    reportFault(task, {
      store: name,
      tried: 'personal data searched for',
      times: words.length,
      acknowledged: answers.length,
      lost: found.length,
      measured: `found in plain text: ${found.length}`,
    });
    expect(found).toEqual([]);
  });
});
