import { type AuditView, auditSince } from '../../desk/audit-log.ts';
import type { CampaignStore, Publication } from '../../store/campaign-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { pathOf } from './campaign-waits.ts';
import type { Today } from './wait.ts';

type Lately = Today['lately'][number];

const shown = 8;
/** Days that are looked through, until there are enough lines. */
const reaches = [1, 7, 30];
const dayMs = 86_400_000;

/** Acts that are no publication; those have rows of their own, with a version. */
const others = ['draft', 'approve draft', 'discard draft', 'schedule', 'cancel'] as const;
const isOther = (did: string): did is (typeof others)[number] => others.some((each) => each === did);

/** The line of an audit's entry; its first word is the path. */
function ofAudit({ at, who, did, what }: AuditView): readonly Lately[] {
  const [path = ''] = what.split(/[\s:]/, 1);
  return isOther(did) ? [{ at: Date.parse(at), by: who, did, path }] : [];
}

/** The line of a publication, whose path is its version's; the table of a fresh start is nobody's act. */
const ofPublication = ({ at, by, act, key, version }: Publication): readonly Lately[] =>
  act === 'code' ? [] : [{ at, by, did: act, path: key, version }];

/** A draft saves itself again and again: its last save says it. Newest first. Pure. */
export function withoutRepeats(lines: readonly Lately[]): readonly Lately[] {
  const isSame = (one: Lately, other: Lately | undefined) =>
    one.did === 'draft' && other?.did === 'draft' && one.by === other.by && one.path === other.path;
  return lines.filter((line, at) => !isSame(line, lines[at - 1]));
}

/** What people did with campaigns, the newest first. @throws StoreUnavailable */
export async function readLately(store: CampaignStore & ValueStore, now: number): Promise<readonly Lately[]> {
  const published = (await store.publications(undefined, 4 * shown)).flatMap(ofPublication);
  let lines: readonly Lately[] = [];
  for (const days of reaches) {
    const audited: Lately[] = [];
    for await (const each of auditSince(store, now - days * dayMs)) audited.push(...ofAudit(each));
    const all = [...audited, ...published].sort((one, other) => other.at - one.at);
    lines = withoutRepeats(all).slice(0, shown);
    const [last] = lines.slice(-1);
    // older publications may stand before drafts that were not read yet
    if (lines.length === shown && last && last.at >= now - days * dayMs) break;
  }
  return Promise.all(
    lines.map(async (line) =>
      line.version === undefined ? line : { ...line, path: await pathOf(store, line.path, line.version) },
    ),
  );
}
