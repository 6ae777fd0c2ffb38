import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { auditSince } from '../../lead-server/src/ops/audit-log.ts';
import { leadBody } from '../support/lead-body.ts';
import { startTestServer } from '../support/running-server.ts';
import { startStandInPartner } from '../support/stand-in-partner.ts';
import { typedCommand } from '../support/typed-command.ts';

const token = 'an-invented-operations-token';

/** A server that an operator looks after, with one lead that its partner has refused for good. */
export async function startOpsBrowser() {
  const exchange = await startStandInPartner({ does: 'answer', status: 410, body: 'gone' });
  const server = await startTestServer({ OPS_TOKEN: token, LEAD_EXCHANGE_URL: exchange.url, RATE_CALLS_PER_MINUTE: '0' });
  const { id } = (await (await server.post('/post-lead', leadBody())).json()) as { id: string };
  await exchange.got(1);
  const dataFile = () => new DatabaseSync(join(server.config.DATA_DIR, 'leads.db'), { timeout: 5000 });
  return {
    server,
    token,
    bearer: { authorization: `Bearer ${token}` },
    /** The id of its lead. */
    id,
    form: (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
      fetch(server.url + path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
        headers: { ...headers },
      }),
    /** The token that the forms of a session carry, as its pages have it. */
    formTokenOf: async (cookie: string) => {
      const page = await (await fetch(`${server.url}/ops`, { headers: { cookie } })).text();
      return /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    },
    dataFile,
    /** A command as an operator types it, without a process of its own, which takes most of the time. */
    ops: (...args: readonly string[]) => typedCommand(args, { ...process.env, DATA_DIR: server.config.DATA_DIR }),
    /** Its audit entries; `lead` stands for the id of the lead. */
    auditedSince: (moment: number) =>
      server.look(async (store) => {
        const found: object[] = [];
        for await (const { n: _number, hash: _hash, mac: _mac, ...each } of auditSince(store, moment))
          found.push(JSON.parse(JSON.stringify(each).replaceAll(id, 'lead')));
        return found;
      }),
    async stop() {
      await server.remove();
      await exchange.stop();
    },
  };
}

export type OpsBrowser = Awaited<ReturnType<typeof startOpsBrowser>>;
