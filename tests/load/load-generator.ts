import { connect, type Socket } from 'node:net';
import { uuidv7 } from '#funnel/lib/ids.ts';
import { leadBody } from './numbered-lead.ts';

/**
 * A load generator that costs little beside the server it measures. It keeps plain sockets open, with one request under way on
 * each, and reads only status and end. It is its own process and takes orders over IPC.
 */
export interface Order {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly requests: number;
  /** Requests a second, evenly spaced; without it each connection sends as soon as it has its answer. */
  readonly rate?: number;
  /** Numbers the leads, so that each is a new one. */
  readonly from: number;
}

export interface Report {
  readonly seconds: number;
  /** Milliseconds from when a request was due to its answer, sorted: a late start counts as waiting. */
  readonly latencies: readonly number[];
  /** How many got each other answer than 200, by its status. */
  readonly failed: Readonly<Record<string, number>>;
}

interface Line {
  send(number: number, due: number): void;
  close(): void;
}

/** What a phone's browser sends with such a call, through a proxy. */
const headersOf = (port: number) =>
  [
    `Host: 127.0.0.1:${port}`,
    'Connection: keep-alive',
    'sec-ch-ua-platform: "Android"',
    'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'sec-ch-ua: "Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
    'Content-Type: application/json',
    'X-XSRF-TOKEN: bm90IGEgc2VjcmV0IGF0IGFsbA',
    'sec-ch-ua-mobile: ?1',
    'Accept: */*',
    `Origin: http://127.0.0.1:${port}`,
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Dest: empty',
    `Referer: http://127.0.0.1:${port}/survey?s1=abc&sub2=def`,
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Accept-Language: en-US,en;q=0.9',
    'Cookie: XSRF-TOKEN=bm90IGEgc2VjcmV0IGF0IGFsbA',
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Proto: https',
  ].join('\r\n');

function openLine({ port, path }: Order, onAnswer: (line: Line, due: number, status: string) => void): Promise<Line> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const headers = headersOf(port);
  let due = 0;
  let rest = '';
  const line: Line = {
    send(number, at) {
      due = at;
      const body = leadBody(number);
      const own = `Content-Length: ${Buffer.byteLength(body)}\r\nIdempotency-Key: ${uuidv7()}`;
      socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n${own}\r\n\r\n${body}`);
    },
    close: () => socket.destroy(),
  };
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    rest += chunk;
    const head = rest.indexOf('\r\n\r\n');
    if (head === -1) return;
    const length = Number(/content-length: (\d+)/i.exec(rest)?.[1] ?? 0);
    if (rest.length < head + 4 + length) return;
    const status = rest.slice(9, 12);
    rest = '';
    onAnswer(line, due, status);
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(line));
    socket.once('error', reject);
  });
}

async function work(order: Order): Promise<Report> {
  const latencies: number[] = [];
  const { requests, rate, connections, from } = order;
  const failed: Record<string, number> = {};
  let sent = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const free: Line[] = [];
  let started = 0;
  const dueAt = (index: number) => (rate === undefined ? performance.now() : started + (index * 1000) / rate);
  const sendOn = (line: Line) => {
    line.send(from + sent, dueAt(sent));
    sent += 1;
  };
  const mayBegin = () => sent < requests && (rate === undefined || dueAt(sent) <= performance.now());
  const pace = () => {
    // in turn: a line that says nothing for ten seconds is told 408, as it should be (server.ts)
    while (free.length > 0 && mayBegin()) sendOn(free.shift() as Line);
  };
  const lines = await Promise.all(
    Array.from({ length: connections }, () =>
      openLine(order, (line, due, status) => {
        latencies.push(performance.now() - due);
        if (status !== '200') failed[status] = (failed[status] ?? 0) + 1;
        if (latencies.length === requests) finish();
        else if (mayBegin()) sendOn(line);
        else free.push(line);
      }),
    ),
  );
  started = performance.now();
  free.push(...lines);
  pace();
  const timer = rate === undefined ? undefined : setInterval(pace, 1);
  await finished;
  clearInterval(timer);
  for (const line of lines) line.close();
  return { seconds: (performance.now() - started) / 1000, latencies: latencies.sort((a, b) => a - b), failed };
}

process.on('message', (order: Order) => {
  void work(order).then((report) => process.send?.(report));
});
process.send?.('ready');
