import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { gateStores } from '../support/both-stores.ts';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner } from '../support/per-test-resources.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { slowTest, startTestServer, type TestServer } from '../support/running-server.ts';
import { jsonResponse } from '../support/stand-in-partner.ts';

const email = 'canaria.holloway@example.com';
/** In two lines, the second formed like a stack frame: the log must not take it for one. */
const inTwoLines = "'the row ' || NEW.key || chr(10) || '    at ' || NEW.key || ' (/srv/canaria.ts:1:2)'";
/** Makes the database refuse every submission, and quote it in saying so. */
const refusing = {
  sqlite: `CREATE TRIGGER quoting BEFORE INSERT ON submissions BEGIN SELECT RAISE(ABORT, ${inTwoLines.replace('chr', 'char')}); END`,
  postgres: `CREATE FUNCTION quoting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = ${inTwoLines}, DETAIL = NEW.key; END $$;
    CREATE TRIGGER quoting BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION quoting()`,
};
const sealedAnew = { sqlite: "CAST('Canaria Holloway' AS BLOB)", postgres: "'Canaria Holloway'::bytea" };

/** Every field name that a log line may have. Adding one means thinking about its content. */
const names = new Set(
  'level time msg trace route id status code lead verdict n hash from limit ms failure name at delivery destination attempt state reason port store funnel environment'.split(
    ' ',
  ),
);
const namesIn = (line: object): readonly string[] =>
  Object.entries(line).flatMap(([name, value]) => [name, ...(typeof value === 'object' && value !== null ? namesIn(value) : [])]);

/** Changes the database beside the running server. */
async function change({ config }: TestServer, text: string): Promise<void> {
  if (config.DATABASE_URL === undefined) {
    const database = new DatabaseSync(join(config.DATA_DIR, 'leads.db'), { timeout: 5000 });
    database.exec(text);
    return database.close();
  }
  const client = new pg.Client({ connectionString: config.DATABASE_URL });
  await client.connect();
  await client.query(text);
  await client.end();
}

describe.each(gateStores('logs'))('the log of failures ($name)', ({ name, settings }) => {
  it('names no person, and names each failure as the response does', { timeout: 60_000 }, async () => {
    const talkative = await standInPartner((received) =>
      received.path === '/direct_post'
        ? jsonResponse(200, { status: `ERROR ${email}`, code: email, message: email })
        : { does: 'answer', status: 500, body: email },
    );
    const ipqs = await standInPartner({ does: 'answer', status: 500, body: email });
    const server = await startTestServer({
      ...settings(),
      LEAD_INGEST_URL: talkative.url,
      VERIFICATION_HELPER_URL: talkative.url,
      IPQS_URL: ipqs.url,
      IPQS_KEY: 'invented-key',
      OPS_TOKEN: 'an-invented-operations-token',
    });
    onTestFinished(server.remove);
    const key = { 'idempotency-key': email };
    const session = 'canaria-holloway-0123456789';

    const stored = await server.post('/post-lead', leadBody(), key);
    const { id } = (await stored.json()) as { id: string };
    await server.post('/api/save-data', { session, data: { first_name: 'Canaria' } });
    await talkative.got(2);
    await change(server, `UPDATE submissions SET sealed = ${sealedAnew[name]}; UPDATE sessions SET sealed = ${sealedAnew[name]}`);
    const ofOurs = [
      await server.post('/post-lead', leadBody(), key),
      await fetch(`${server.url}/api/save-data/${session}`),
      await fetch(`${server.url}/studio/lead-file`, {
        method: 'POST',
        body: new URLSearchParams({ id, because: 'a test' }),
        headers: { authorization: 'Bearer an-invented-operations-token' },
      }),
      await fetch(`${server.url}/survey?email=${email}`),
    ];
    await change(server, refusing[name]);
    const quoted = await server.post('/post-lead', leadBody({ sub_id: 'another' }), { 'idempotency-key': `${email}-2` });
    // SQLite's word for it is that of data that cannot be stored
    expect(quoted.status).toBe(name === 'sqlite' ? 422 : 503);
    if (name === 'postgres') ofOurs.push(quoted);

    const call = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      server.post(path, body, headers);
    await Promise.all([
      call('/post-lead', `{"email": "${email}", `),
      call('/post-lead', `["${email}"]`),
      call('/post-lead', { email, phone: { [email]: 1 } }),
      call('/post-lead', leadBody({ email: `${email}\0` })),
      call('/post-lead', leadBody({ flow: email })),
      call('/post-lead', leadBody(), { 'idempotency-key': `${email} ${email}` }),
      call('/post-lead', leadBody({ case_description: email.repeat(9000) })),
      call('/post-lead', email, { 'content-type': `text/${email}` }),
      call('/api/validations/ipqs/email', { email }),
      call('/api/validations/ipqs/phone', { phone: [email] }),
      call('/index.php', `------${email}\r\n`, { 'content-type': `multipart/form-data; boundary=${email}` }),
      call('/api/save-data', { session: email, data: {} }),
      call('/slack/send-message', { formData: { email }, type: email }),
      call('/send-slack-message', { text: '' }),
      call('/events', { flow: email, events: [email] }),
      call(`/${email}`, {}),
      ...[`/us/${email}`, `/%${email}`, `/api/save-data/${email}`, `/ops/${email}`, `/metrics?${email}`].map((path) =>
        fetch(server.url + path, { headers: { accept: 'text/html', authorization: `Bearer ${email}`, cookie: `ops=${email}` } }),
      ),
      fetch(`${server.url}/ops/sign-in`, { method: 'POST', body: new URLSearchParams({ token: email }) }),
      sendRaw(server.url, `GET /${email} SMTP\r\n\r\n`),
    ]);

    const lines = () =>
      server
        .logged()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { level: number; id?: string; status?: number; msg: string; state?: string });
    for (const answer of ofOurs) {
      const reference = answer.headers.get('x-request-id');
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(await answer.text()).toContain(`Reference: ${reference}.`);
      expect(lines().filter((line) => line.id === reference)).toMatchObject([{ level: 50, status: answer.status }]);
    }
    await vi.waitFor(() => expect(lines().filter(({ msg }) => msg === 'delivery').length).toBeGreaterThan(1), slowTest);
    expect(
      new Set(
        lines()
          .flatMap(namesIn)
          .filter((each) => !names.has(each)),
      ),
    ).toEqual(new Set());
    const words = ['canaria', 'holloway', 'example.com', '664-7665', '6647665', 'delivery truck', '127.0.0.1'];
    expect(words.filter((word) => server.logged().toLowerCase().includes(word))).toEqual([]);
  });
});
