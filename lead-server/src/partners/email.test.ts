import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { domainExistsByDns } from './email.ts';

/** What a name server says of a name: a record, that it has none, that there is no such name, that it failed, or nothing. */
type Says = 'record' | 'no data' | 'no name' | 'failure' | 'nothing';
const codes = { record: 0, 'no data': 0, 'no name': 3, failure: 2 } as const;

/** The labels of the question, which follows twelve bytes of header (RFC 1035). */
function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += (query[at] ?? 0) + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join('.');
}

/** The answer to a query: its question again, and one record that names the root where there is one. */
function answerTo(query: Buffer, says: Exclude<Says, 'nothing'>): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const type = query.readUInt16BE(end - 4);
  const answer = Buffer.from(query.subarray(0, end));
  answer.writeUInt16BE(0x8180 | codes[says], 2);
  answer.writeUInt16BE(says === 'record' ? 1 : 0, 6);
  answer.fill(0, 8, 12);
  if (says !== 'record') return answer;
  // a pointer to the name, type, class, seconds to live; an MX record has a preference before its name
  const value = type === 15 ? [0, 3, 0, 10, 0] : [0, 1, 0];
  return Buffer.concat([answer, Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, ...value])]);
}

/** A name server on loopback. @returns its address */
async function nameServer(names: Readonly<Record<string, Says>>): Promise<string> {
  const socket = createSocket('udp4', (query, { port, address }) => {
    const says = names[nameIn(query)] ?? 'no name';
    if (says !== 'nothing') socket.send(answerTo(query, says), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`;
}

it.each<[Says, Says, boolean | undefined, string]>([
  ['record', 'record', true, 'answered'],
  ['no data', 'record', true, 'answered'],
  ['no name', 'record', false, 'answered'],
  // a resolver that knows its own network alone
  ['no name', 'no name', undefined, 'no_verdict'],
  ['failure', 'record', undefined, 'failed'],
  ['nothing', 'record', undefined, 'timed_out'],
])('a name server says %s of the domain, and %s of com: %s', async (says, ofCom, exists, result) => {
  const results: string[] = [];
  const server = await nameServer({ 'mail.example': says, com: ofCom });
  const ask = domainExistsByDns((each) => results.push(each), says === 'nothing' ? 150 : 5000, [server]);
  expect([await ask('mail.example'), results]).toEqual([exists, [result]]);
});
