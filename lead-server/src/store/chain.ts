import { createHash } from 'node:crypto';

/** The end of a chain of values. */
export interface ChainHead {
  /** How many entries there are. */
  readonly n: number;
  /** SHA-256, in hex. */
  readonly hash: string;
}

/** The key of the audit chain's end. */
export const auditHeadName = 'audit-head';

/** The head of a chain as it is stored: the number, a space, the hash. */
export function parseChainHead(value: string | undefined): ChainHead {
  const [n = '0', hash = ''] = (value ?? '').split(' ');
  return { n: Number(n), hash };
}

/** The next link: its hash is over the hash before, its number and its text. */
export function nextInChain(head: string | undefined, text: string): ChainHead {
  const { n, hash: before } = parseChainHead(head);
  const hash = createHash('sha256')
    .update(`${before}\n${n + 1}\n${text}`)
    .digest('hex');
  return { n: n + 1, hash };
}

/** The text of a link with its number and hash in front: it stays one JSON object. */
export const chainedValue = ({ n, hash }: ChainHead, text: string): string => `{"n":${n},"hash":"${hash}",${text.slice(1)}`;
