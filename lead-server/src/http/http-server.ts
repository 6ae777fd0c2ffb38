import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Observer } from '../telemetry/observer.ts';

export interface HttpServerOptions {
  /** From then on each connection is closed after its response. */
  readonly isStopping: () => boolean;
  /** Headers of every response, as HTTP writes them. */
  readonly headers: string;
  readonly observer: Observer | undefined;
}

/** Limits slow clients: a few hundred open connections would stop a server. See docs/spec/storage.md#slow-clients. */
function limitSlowClients(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  // nothing sent and nothing read: such a client holds its answer in memory
  server.timeout = 60_000;
}

/** No browser or proxy has more requests under way on one connection. */
const maxPipelined = 4;

/** Cuts connections that ask for more than they read. */
function limitPipelining(listener: RequestListener): RequestListener {
  const inFlight = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const many = (inFlight.get(socket) ?? 0) + 1;
    if (many > maxPipelined) return void socket.destroy();
    inFlight.set(socket, many);
    response.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

/** Answers what is no HTTP or too slow like every refusal. */
function rejectBadHttp(error: NodeJS.ErrnoException, socket: Duplex, { headers, observer }: HttpServerOptions): void {
  if (!socket.writable) return void socket.destroy();
  const [status, code, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'headers_too_large', 'The headers are too large.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'too_slow', 'The request took too long to arrive.']
        : ['400 Bad Request', 'not_http', 'The request is not HTTP.'];
  observer?.record({ is: 'request', route: 'none', method: 'none', status: Number.parseInt(status, 10), ms: 0 });
  const body = JSON.stringify({ error: { code, message } });
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\n${headers}connection: close`;
  socket.end(`${head}\r\n\r\n${body}`);
  // one that never closes its side would be held for ever
  setTimeout(() => socket.destroy(), 1000).unref();
}

/** An HTTP server that no client can hold or confuse. It does not listen yet. */
export function createHttpServer(answer: RequestListener, options: HttpServerOptions): Server {
  const listener = limitPipelining((request, response) => {
    // a proxy would send the next request into the closing connection, and a POST is not repeated
    if (options.isStopping()) response.setHeader('connection', 'close');
    answer(request, response);
  });
  const server = createServer({ connectionsCheckingInterval: 5000 }, listener);
  // Node would refuse an unknown Expect in its own format; a server may ignore it (RFC 9110, 10.1.1)
  server.on('checkExpectation', listener);
  // while an earlier response is under way, Node would write its 100 into that response's body
  server.on('checkContinue', (request, response) => {
    if (response.socket !== null) response.writeContinue();
    listener(request, response);
  });
  limitSlowClients(server);
  server.on('clientError', (error, socket) => rejectBadHttp(error, socket, options));
  return server;
}

/** @returns the port, which the system picks for 0 @throws Error when it is taken */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** Waits for requests under way; those that outlast the grace are cut. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    // a kept-alive connection would be waited for although nothing uses it
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}
