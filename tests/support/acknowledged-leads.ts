import { Agent, request } from 'node:http';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { StoredSubmission } from '../../lead-server/src/store/records.ts';

import { leadBody } from './lead-body.ts';
import { inLongForm } from './long-form.ts';

/** How often each fault is injected. */
export const faultRounds = inLongForm ? 20 : 1;

export interface PostedLead {
  readonly key: string;
  readonly id: string;
}

/** The leads sent to a server and its responses, to compare with the store in the end. */
export interface AcknowledgedLeads {
  readonly acknowledged: PostedLead[];
  /** Keys of requests with 503 or no response. Whether they are stored is unknown until they are sent again. */
  readonly unanswered: string[];
  /** The longest that any answer took, in milliseconds. */
  longest(): number;
  /** Sends one lead. @returns the status; undefined when the connection was cut */
  post(key?: string): Promise<number | undefined>;
  /** Sends this many leads over as many connections as it takes; resolves when each has its answer. */
  burst(count: number): Promise<readonly (number | undefined)[]>;
  /** Acknowledged leads that are missing, stored twice, or lack deliveries or consent. */
  lost(stored: readonly StoredSubmission[]): readonly unknown[];
  close(): void;
}

export function recordAcknowledged(url: () => string): AcknowledgedLeads {
  const agent = new Agent({ keepAlive: true });
  const acknowledged: PostedLead[] = [];
  const unanswered: string[] = [];
  let longest = 0;
  const send = (key: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve) => {
      const body = JSON.stringify(leadBody());
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'idempotency-key': key };
      const cut = () => resolve({ status: undefined, text: '' });
      const sent = request(`${url()}/post-lead`, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('error', cut);
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      sent.on('error', cut);
      sent.end(body);
    });
  async function post(key: string = crypto.randomUUID()) {
    const started = performance.now();
    const { status, text } = await send(key);
    longest = Math.max(longest, performance.now() - started);
    if (status === 200) acknowledged.push({ key, id: (JSON.parse(text) as { id: string }).id });
    else unanswered.push(key);
    return status;
  }
  return {
    acknowledged,
    unanswered,
    longest: () => longest,
    post,
    burst: (count) => Promise.all(Array.from({ length: count }, () => post())),
    lost(stored) {
      const byKey = new Map(stored.map((each) => [each.key, each]));
      const twice = stored.length - byKey.size;
      const missing = acknowledged.filter(({ key, id }) => byKey.get(key)?.id !== id);
      const torn = stored.filter((each) => each.deliveries.length === 0 || !each.consent?.sealedText);
      return [...missing, ...torn, ...Array.from({ length: twice }, () => 'stored twice')];
    },
    close: () => agent.destroy(),
  };
}

/** Everything that is stored, looked at beside the server. */
export async function storedLeads(settings: Readonly<Record<string, string>>): Promise<readonly StoredSubmission[]> {
  const { DATA_DIR = '', DATABASE_URL, DATABASE_POOLER } = settings;
  const { store } = await openStore(
    { DATA_DIR, DATABASE_URL, DATABASE_POOLER: DATABASE_POOLER === 'transaction' ? DATABASE_POOLER : 'none' },
    true,
  );
  try {
    return await store.submissions('lead', { after: '', limit: 1_000_000 });
  } finally {
    await store.close();
  }
}
