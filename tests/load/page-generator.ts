import { connect } from 'node:net';

/** One round of page views, for a process of its own: asking costs the server nothing then. */
export interface PageOrder {
  readonly port: number;
  /** Asked for in turn, each time with another click id. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly requests: number;
}

export interface PageReport {
  readonly seconds: number;
  /** Milliseconds, in order. */
  readonly latencies: readonly number[];
  readonly bytes: number;
  readonly failed: Readonly<Record<string, number>>;
}

const headers = ['Host: localhost', 'User-Agent: bench', 'Accept: text/html', 'Accept-Encoding: gzip, deflate, br, zstd'].join(
  '\r\n',
);

async function work({ port, paths, connections, requests }: PageOrder): Promise<PageReport> {
  const latencies: number[] = [];
  const failed: Record<string, number> = {};
  let [sent, bytes] = [0, 0];
  const started = performance.now();
  const line = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let [due, expected, received, status] = [0, -1, 0, ''];
      const next = () => {
        if (sent >= requests) {
          socket.destroy();
          return resolve();
        }
        [due, expected, received] = [performance.now(), -1, 0];
        const path = paths[sent % paths.length] ?? '/';
        sent += 1;
        const query = `${path.includes('?') ? '&' : '?'}gclid=bench-${sent}&s1=${sent % 97}`;
        socket.write(`GET ${path}${query} HTTP/1.1\r\n${headers}\r\n\r\n`);
      };
      socket.on('data', (chunk: Buffer) => {
        if (expected === -1) {
          // the head of a response comes in its first piece
          const head = chunk.indexOf('\r\n\r\n');
          const text = chunk.toString('latin1', 0, head);
          status = text.slice(9, 12);
          expected = head + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
        }
        received += chunk.length;
        if (received < expected) return;
        latencies.push(performance.now() - due);
        bytes += received;
        if (status !== '200') failed[status] = (failed[status] ?? 0) + 1;
        next();
      });
      socket.once('error', reject);
      socket.once('connect', next);
    });
  await Promise.all(Array.from({ length: connections }, line));
  return { seconds: (performance.now() - started) / 1000, latencies: latencies.sort((a, b) => a - b), bytes, failed };
}

process.on('message', (order: PageOrder) => {
  void work(order).then((report) => process.send?.(report));
});
process.send?.('ready');
