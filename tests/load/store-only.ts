import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '../../lead-server/src/http/body.ts';
import { sha256 } from '../../lead-server/src/lib/hash.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { readConfig } from '../../lead-server/src/settings/config.ts';
import { createGroupCommit } from '../../lead-server/src/store/group-commit.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';

/**
 * The least that a durable, encrypted lead can cost on this stack. Node's HTTP without Express, two keyed hashes, one row in the
 * group commit; nothing is checked or delivered. It shows how much of a lead's cost could still be saved.
 */
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' });
const vault = createVault(readOrMakeKeys(config));
const { store, maxFlushes } = await openStore(config);
const group = createGroupCommit({ commit: store.commit, maxFlushes });

const server = createServer(async (request, response) => {
  const bytes = await readBody(request);
  const text = bytes.toString('utf8');
  const { email, phone } = JSON.parse(text) as { email: string; phone: string };
  const receivedAt = Date.now();
  const id = uuidv7(receivedAt);
  await group.add({
    id,
    kind: 'lead',
    state: 'accepted',
    key: String(request.headers['idempotency-key']),
    bodyHash: sha256(text),
    receivedAt,
    emailMac: vault.keyedHash('email', email),
    phoneMac: vault.keyedHash('phone', phone),
    sealed: vault.encrypt('submissions', id, text),
    consent: undefined,
    deliveries: [],
  });
  const answer = JSON.stringify({ id, lead_is_qualified: 'yes', is_disqualified: false, dq_reason: '' });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
