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

/** As `parseChainHead` reads it. */
export const chainHeadText = ({ n, hash }: ChainHead): string => `${n} ${hash}`;

/** The next link: its hash is over the hash before, its number and its text. */
export function nextInChain({ n, hash: before }: ChainHead, text: string): ChainHead {
  const hash = createHash('sha256')
    .update(`${before}\n${n + 1}\n${text}`)
    .digest('hex');
  return { n: n + 1, hash };
}
