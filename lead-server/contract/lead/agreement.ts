import { brandIds, type Site } from '../site/site.ts';
import type { LeadRecord } from './lead-record.ts';

/** The callers that a visitor agreed to: each seller of the brand, or the chosen ones. See docs/spec/consent.md#covered. */
export interface Agreement {
  readonly by: 'sellers' | 'choice';
  /** As the consent names them. */
  readonly names: readonly string[];
  readonly brandName: string;
}

/** The agreement of a lead, as its consent says. An unknown brand has no seller. Pure. */
export function agreementOf({ sent, meta }: Pick<LeadRecord, 'sent' | 'meta'>, { brands }: Site): Agreement {
  const id = brandIds.find((each) => each === meta.brand);
  const brandName = id ? brands[id].name : '';
  if (meta.consent.version === 'buyers-1') {
    const names = (sent.selected_buyer_names ?? '').split('|').filter((name) => name !== '');
    return { by: 'choice', names, brandName };
  }
  return { by: 'sellers', names: id ? brands[id].sellers[meta.locale] : [], brandName };
}
