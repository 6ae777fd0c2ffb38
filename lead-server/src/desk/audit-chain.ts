import { readFile, rename, writeFile } from 'node:fs/promises';
import { sha256 } from '../lib/hash.ts';
import { sameSecret } from '../lib/secrets.ts';
import { everyRow } from '../store/batches.ts';
import { auditHeadName, type ChainHead, chainHeadText, nextInChain, parseChainHead } from '../store/chain.ts';
import type { StoredValue, ValueStore } from '../store/value-store.ts';
import { undefinedIfUnreadable, type Vault } from '../vault/vault.ts';

/** The parts that the audit is kept with. */
export interface AuditParts {
  readonly store: ValueStore;
  readonly vault: Pick<Vault, 'encrypt' | 'decrypt' | 'keyedHash' | 'keyedHashes'>;
  /** A file outside of the database that remembers its end; see `auditWitness`. */
  readonly witness: string;
}

export const auditPrefix = 'audit:';
const sealName = 'audit-seal';
const table = 'audit';
const purpose = 'audit';

const seal = (vault: AuditParts['vault'], head: ChainHead): string =>
  vault.encrypt(table, 'head', chainHeadText(head)).toString('base64');
const unseal = (vault: AuditParts['vault'], value: string): string | undefined =>
  undefinedIfUnreadable(() => vault.decrypt(table, 'head', Buffer.from(value, 'base64')));

/** The chain's end in the file: whoever sets back the database does not reach it. Undefined without one that can be read. */
async function readWitness({ vault, witness }: AuditParts): Promise<ChainHead | undefined> {
  const value = await readFile(witness, 'utf8').catch(() => undefined);
  const text = value === undefined ? undefined : unseal(vault, value);
  return text === undefined ? undefined : parseChainHead(text);
}

/** Where no file can be written, the log alone has the end. */
async function writeWitness({ witness }: AuditParts, sealed: string): Promise<void> {
  const part = `${witness}.${process.pid}`;
  await writeFile(part, sealed, { mode: 0o600 })
    .then(() => rename(part, witness))
    .catch(() => {});
}

interface ChainEnd {
  /** As stored; undefined where it was removed. */
  readonly head: string | undefined;
  readonly sealed: string | undefined;
}

async function readEnd(store: ValueStore): Promise<ChainEnd> {
  // one query, since both change together
  const values = await store.valuesWithPrefix('audit-', { after: '', limit: 10 });
  const find = (name: string) => values.find((each) => each.name === name)?.value;
  return { head: find(auditHeadName), sealed: find(sealName) };
}

/** Why an end cannot be the one that was written last; undefined when it may be, `unsealed` where none was ever sealed. */
function endFault(vault: AuditParts['vault'], { head, sealed }: ChainEnd, witness: ChainHead | undefined) {
  if (head === undefined) return 'its end was removed';
  const { n, hash } = parseChainHead(head);
  if (witness && witness.n > n) return `${witness.n} entries were written from here, and its end says ${n}`;
  if (witness?.n === n && witness.hash !== hash) return 'its end is not the one that was written from here';
  if (sealed === undefined) return witness ? 'the seal of its end was removed' : ('unsealed' as const);
  const text = unseal(vault, sealed);
  if (text === undefined) return 'its end was sealed by a key that is not here';
  return text === head ? undefined : 'its end is not the one that was sealed';
}

interface Link extends ChainHead {
  /** Keyed hash of number and hash; entries of before it have none. */
  readonly mac?: string;
  readonly did?: string;
  readonly what?: string;
  readonly because?: string;
}

/** The entries in the order of their numbers, and those without one, as stored. */
async function readLinks(store: ValueStore) {
  const links: Link[] = [];
  const unnumbered: string[] = [];
  const facts = everyRow(
    auditPrefix,
    (page) => store.valuesWithPrefix(auditPrefix, page),
    ({ name }) => name,
  );
  for await (const { value } of facts) {
    const entry = JSON.parse(value) as Partial<Link>;
    if (typeof entry.n === 'number') links.push(entry as Link);
    else unnumbered.push(value);
  }
  return { links: links.sort((a, b) => a.n - b.n), unnumbered };
}

const unnumberedText = (values: readonly string[]): string => `${values.length} without a number, ${sha256(values.join('\n'))}`;

/** The link in a row, and its place in the chain. */
function linkRow({ vault }: AuditParts, before: ChainHead, name: string, entry: object): { next: ChainHead; row: StoredValue } {
  const text = JSON.stringify(entry);
  const next = nextInChain(before, text);
  const mac = vault.keyedHash(purpose, chainHeadText(next));
  return { next, row: { name, value: JSON.stringify({ ...next, mac, ...entry }) } };
}

/** An entry of our own about the chain: its start, or that its end was replaced before it. */
async function sealEntry(parts: AuditParts, fault: string, now: number): Promise<object> {
  const { links, unnumbered } = await readLinks(parts.store);
  const isFirst = fault === 'unsealed' && links.every(({ mac }) => mac === undefined);
  const because = fault === 'unsealed' ? 'the seal of its end was removed' : fault;
  const what = `${links.length} entries, ${unnumberedText(unnumbered)}`;
  return { at: new Date(now).toISOString(), who: 'server', did: 'seal', what, ...(!isFirst && { because }) };
}

const mostTries = 50;

/**
 * Appends entries: the hash of each is over all before it, a keyed hash and the sealed end are under the data key. Over all replicas
 * each number is given once. Where the end was replaced, an entry in front of them says so.
 * @param nameAt the name of a row of this moment
 * @returns the chain's new end, for the log
 */
export async function appendToAudit(
  parts: AuditParts,
  entries: readonly object[],
  now: number,
  nameAt: (now: number) => string,
): Promise<ChainHead> {
  const { store, vault } = parts;
  for (let tries = 0; tries < mostTries; tries += 1) {
    // before the end, so that it is never ahead of it
    const witness = await readWitness(parts);
    const end = await readEnd(store);
    const fault = endFault(vault, end, witness);
    let head = parseChainHead(end.head);
    if (fault === undefined && entries.length === 0) return head;
    const rows: StoredValue[] = [];
    for (const each of [...(fault === undefined ? [] : [await sealEntry(parts, fault, now)]), ...entries]) {
      const { next, row } = linkRow(parts, head, nameAt(now), each);
      rows.push(row);
      head = next;
    }
    const sealed = seal(vault, head);
    rows.push({ name: sealName, value: sealed });
    if (!(await store.replaceValue(auditHeadName, end.head, chainHeadText(head), rows))) continue;
    await writeWitness(parts, sealed);
    return head;
  }
  throw new Error('The audit keeps changing: try again');
}

/** What is wrong with the links themselves, up to the end. */
function linksFault(links: readonly Link[], unnumbered: readonly string[], head: ChainHead): string | undefined {
  let before: ChainHead = { n: 0, hash: '' };
  for (const [index, link] of links.entries()) {
    const { n, hash, mac: _mac, ...entry } = link;
    if (n !== index + 1) return `entry ${index + 1} of ${head.n} is missing, or is there twice`;
    if (nextInChain(before, JSON.stringify(entry)).hash !== hash) return `entry ${n} was changed`;
    before = { n, hash };
  }
  if (links.length < head.n) return `${head.n} entries were written, and ${links.length} are there`;
  if (links.length > head.n) return `${head.n} entries were written, and ${links.length} are there`;
  if (before.hash !== head.hash) return 'its end was changed';
  const start = links.find(({ did }) => did === 'seal')?.what ?? '';
  if (!start.endsWith(unnumberedText(unnumbered))) return 'there is an entry without a number, or one of them was changed';
  return undefined;
}

/** The number of the last entry that says how a fault came about (`ops accept-audit`). */
const acceptedUntil = (links: readonly Link[]) => links.filter(({ did }) => did === 'accept').at(-1)?.n ?? 0;

/** The fault in the audit: who writes in the database without the data key cannot hide it. Undefined when it is whole. */
export async function auditFault(parts: AuditParts): Promise<string | undefined> {
  const { store, vault } = parts;
  let fault: string | undefined;
  // an act may be recorded between the reads
  for (let tries = 0; tries < 3; tries += 1) {
    const witness = await readWitness(parts);
    const end = await readEnd(store);
    const { links, unnumbered } = await readLinks(store);
    const head = parseChainHead(end.head);
    const replaced = links.find(({ n, did, because }) => did === 'seal' && because !== undefined && n > acceptedUntil(links));
    const last = links.at(-1);
    const isSigned = vault.keyedHashes(purpose, chainHeadText(head)).some((each) => sameSecret(each, last?.mac ?? ''));
    fault =
      endFault(vault, end, witness) ??
      linksFault(links, unnumbered, head) ??
      (isSigned ? undefined : `entry ${head.n} is not by this server's key`) ??
      (witness && links[witness.n - 1]?.hash !== witness.hash
        ? `entry ${witness.n} is not the one written from here`
        : undefined) ??
      (replaced ? `before entry ${replaced.n}: ${replaced.because}` : undefined);
    if (fault === undefined) return undefined;
  }
  return fault === 'unsealed' ? 'its end is not sealed: start a server of this version' : fault;
}
