import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request as it goes over the wire. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** More than any answer takes on a busy machine. */
const patienceMs = 20_000;

/** Sends requests to one server over kept connections. @throws Error for one that is not answered, or whose connection is cut */
export function rawHttp(url: string): { send(sent: RawRequest): Promise<RawResponse>; close(): void } {
  const { hostname: host, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
        const asked = request({ agent, host, port, method, path, headers: { ...headers, ...length }, timeout: patienceMs });
        asked.on('timeout', () => asked.destroy(new Error(`It did not answer in ${patienceMs / 1000} s`)));
        asked.on('error', reject);
        asked.on('response', (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('error', reject);
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        });
        asked.end(body);
      }),
    close: () => agent.destroy(),
  };
}
