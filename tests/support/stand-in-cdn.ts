import { type Behaviour, startStandInPartner } from './stand-in-partner.ts';

/** When a CDN was told to drop pages, and what every server of its own answered at that moment. */
export interface Purge {
  readonly at: number;
  readonly tags: readonly string[];
  /** The status of the watched path at each origin. */
  readonly statuses: readonly number[];
}

export interface StandInCdn {
  /** Where visitors ask. */
  readonly url: string;
  readonly purgeUrl: string;
  /** The servers behind it, asked in turn. They start after it, for they are told its address. */
  readonly origins: string[];
  readonly purges: readonly Purge[];
  /** The path that each purge asks of every origin before it answers. */
  watch(path: string): void;
  stop(): Promise<void>;
}

/** A cache in front of several servers, which keeps what may be kept and drops it by tag. */
export async function startStandInCdn(): Promise<StandInCdn> {
  const kept = new Map<string, { readonly tags: readonly string[]; readonly page: Behaviour }>();
  const origins: string[] = [];
  const purges: Purge[] = [];
  let watched = '/';
  let turn = 0;

  async function purge(body: string): Promise<Behaviour> {
    const { tags } = JSON.parse(body) as { readonly tags: readonly string[] };
    const answers = await Promise.all(origins.map((origin) => fetch(origin + watched)));
    purges.push({ at: Date.now(), tags, statuses: answers.map(({ status }) => status) });
    for (const [path, each] of kept) if (each.tags.some((tag) => tags.includes(tag))) kept.delete(path);
    return { does: 'answer', status: 200 };
  }

  async function page(path: string): Promise<Behaviour> {
    const known = kept.get(path);
    if (known) return known.page;
    turn += 1;
    const answer = await fetch(`${origins[turn % origins.length]}${path}`);
    const shown: Behaviour = {
      does: 'answer',
      status: answer.status,
      body: await answer.text(),
      headers: { 'content-type': answer.headers.get('content-type') ?? 'text/html' },
    };
    const tags = answer.headers.get('surrogate-key')?.split(' ') ?? [];
    if (answer.headers.get('cache-control')?.includes('s-maxage')) kept.set(path, { tags, page: shown });
    return shown;
  }

  const { url, stop } = await startStandInPartner(({ method, path, body }) => (method === 'POST' ? purge(body) : page(path)));
  return {
    url,
    purgeUrl: `${url}/purge`,
    origins,
    purges,
    watch(path) {
      watched = path;
    },
    stop,
  };
}
