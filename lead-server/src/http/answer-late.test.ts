import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { answerLate } from './answer-late.ts';

afterEach(() => vi.useRealTimers());

/** A server that refuses each caller, and has counted so many. */
async function refusing(ready: number) {
  const refused: ServerResponse[] = [];
  let asked = 0;
  let allAsked = () => {};
  const everyoneAsked = new Promise<void>((resolve) => {
    allAsked = resolve;
  });
  let hasLeft = () => {};
  const someoneLeft = new Promise<void>((resolve) => {
    hasLeft = resolve;
  });
  const server = createServer((_request, response) => {
    response.once('close', () => hasLeft());
    answerLate(response, () => {
      refused.push(response);
      response.writeHead(429).end();
    });
    asked += 1;
    if (asked === ready) allAsked();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    refused,
    everyoneAsked,
    someoneLeft,
    ask: (signal?: AbortSignal) => fetch(`http://127.0.0.1:${port}`, signal ? { signal } : {}),
    server,
  };
}

it('refuses a second late, and forgets a caller that has disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask, refused, everyoneAsked, someoneLeft, server } = await refusing(2);
  const leaving = new AbortController();
  const gone = ask(leaving.signal).catch(() => 'gone');
  const stays = ask();
  await everyoneAsked;
  leaving.abort();
  expect(await gone).toBe('gone');
  await someoneLeft;
  await vi.advanceTimersByTimeAsync(999);
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect((await stays).status).toBe(429);
  expect(refused).toHaveLength(1);
  server.close();
});

it('refuses at once, and closes, when a thousand wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask, everyoneAsked, server } = await refusing(1000);
  const waiting = Array.from({ length: 1000 }, () => ask());
  await everyoneAsked;
  const beyond = await ask();
  expect([beyond.status, beyond.headers.get('connection')]).toEqual([429, 'close']);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await Promise.all(waiting)).every(({ status }) => status === 429)).toBe(true);
  server.close();
});
