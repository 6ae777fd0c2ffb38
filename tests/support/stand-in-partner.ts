import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that a stand-in got, as it came. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a stand-in answers. Real partners do all of these. */
export type Behaviour =
  | {
      readonly does: 'answer';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Takes the request and never answers. */
  | { readonly does: 'hang' }
  /** Cuts the connection without an answer. */
  | { readonly does: 'reset' }
  /** Answers 2xx and cuts the connection in the middle of the body. */
  | { readonly does: 'cut' }
  /** Answers, with 200 unless it says otherwise, one byte at a time, for ever. */
  | { readonly does: 'drip'; readonly status?: number; readonly headers?: Readonly<Record<string, string>> };

/** One behaviour, or one for each request. */
export type Behaving = Behaviour | ((received: Received) => Behaviour | Promise<Behaviour>);

export const jsonResponse = (status: number, body: object): Behaviour => ({
  does: 'answer',
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** The usual response of each partner, in its real format. */
export const partnerShapes = {
  ingest: jsonResponse(200, { status: 'ACCEPTED', code: 0, message: 'Lead accepted', lead_id: 'lp-1', payout: 12.5 }),
  ingestDuplicated: jsonResponse(200, { status: 'DUPLICATED', code: 1008, message: 'Duplicate lead' }),
  ingestRejected: jsonResponse(200, { status: 'ERROR', code: 1006, message: 'Lead was rejected by the buyer' }),
  ingestError: jsonResponse(200, { status: 'ERROR', code: 1003, message: 'Invalid campaign key' }),
  exchange: jsonResponse(200, { success: true }),
  webhook: { does: 'answer', status: 200, body: 'ok' },
  slack: { does: 'answer', status: 200, body: 'ok' },
  ipqsPhone: jsonResponse(200, {
    success: true,
    valid: true,
    active: true,
    fraud_score: 0,
    line_type: 'Wireless',
    message: 'Phone is valid.',
  }),
  ipqsEmail: jsonResponse(200, {
    success: true,
    valid: true,
    disposable: false,
    timed_out: false,
    dns_valid: true,
    fraud_score: 0,
  }),
  ipqsNoCredit: jsonResponse(200, { success: false, message: 'You have insufficient credits to make this query.' }),
  zip: jsonResponse(200, { city: 'New York', state: 'NY', state_long: 'New York', county: 'New York', zip: '10001' }),
  gibberish: jsonResponse(200, { is_gibberish: 'no' }),
} as const satisfies Record<string, Behaviour>;

/** Milliseconds to wait for a partner of this behaviour: short for one that never completes a response. */
export const timeoutFor = ({ does }: Behaviour): number => (does === 'hang' || does === 'drip' ? 200 : 10_000);

export interface StandInPartner {
  /** Its base address, without a slash at the end. */
  readonly url: string;
  readonly received: readonly Received[];
  /** Changes how it answers from now on. */
  behave(behaviour: Behaving): void;
  /** Resolves once it has got this many requests in all. */
  got(count: number): Promise<readonly Received[]>;
  stop(): Promise<void>;
}

const readAll = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
};

function answer(behaviour: Behaviour, response: ServerResponse): void {
  switch (behaviour.does) {
    case 'answer':
      response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body ?? '');
      break;
    case 'reset':
      response.destroy();
      break;
    case 'cut':
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"status":"ACC', () => response.destroy());
      break;
    case 'drip': {
      response.writeHead(behaviour.status ?? 200, behaviour.headers);
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
      break;
    }
    case 'hang':
      break;
  }
}

/** A partner on loopback that records what it gets and answers as told. */
export async function startStandInPartner(first: Behaving = partnerShapes.webhook): Promise<StandInPartner> {
  const received: Received[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let behaviour = first;
  const server = createServer((request, response) => {
    void readAll(request).then(
      async (body) => {
        const one = {
          method: request.method ?? '',
          path: request.url ?? '',
          headers: request.headers as Record<string, string>,
          body,
        };
        received.push(one);
        answer(typeof behaviour === 'function' ? await behaviour(one) : behaviour, response);
        for (const each of waiting.filter(({ count }) => count <= received.length)) each.resolve();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave(next) {
      behaviour = next;
    },
    got: async (count) => {
      if (received.length < count) await new Promise<void>((resolve) => waiting.push({ count, resolve }));
      return received;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
