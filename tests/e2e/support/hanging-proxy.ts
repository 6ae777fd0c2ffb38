import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the real one. It never answers calls to one path and passes on all others. */
export async function startHanging(origin: string, path: string) {
  let hanging = 0;
  const server = createServer((asked, answer) => {
    if (asked.url === path) {
      hanging += 1;
      return;
    }
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? '/', origin), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** How many calls it has taken and not answered. */
    hanging: () => hanging,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
