import { hash } from 'node:crypto';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import type { StoredContent } from '../store/campaign-store.ts';

/** A value with the fields of each object in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, each]) => [name, sorted(each)]));
}

/** One text for one content, whatever the order of its fields, and the SHA-256 of that text in hex. */
export function storedContent(content: object): StoredContent {
  const body = JSON.stringify(sorted(content));
  return { body, hash: hash('sha256', body) };
}

/** The content that was stored: it was checked before. */
export const contentOf = ({ body }: Pick<StoredContent, 'body'>): CampaignContent => JSON.parse(body) as CampaignContent;
