import type { NewDelivery, NewSubmission } from './records.ts';

/**
 * A batch in few pieces: everything but the bytes as plain values, the bytes as one buffer. It crosses to a thread or into a query at a
 * fraction of the cost of many small buffers (a small Buffer carries its whole shared 8 KB with it when it is copied).
 */
export interface PackedBatch {
  readonly rows: readonly PackedRow[];
  /** The different lists of deliveries in the batch: most submissions have the same one, and name it by its place here. */
  readonly plans: readonly (readonly NewDelivery[])[];
  readonly texts: readonly PackedText[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** In the order of the columns of `submissions`, then where the sealed bytes begin, their size, and the place of the plan. */
export type PackedRow = readonly [
  id: string,
  kind: string,
  state: string,
  key: string,
  bodyHash: string,
  receivedAt: number,
  emailMac: string,
  phoneMac: string,
  consentVersion: string | null,
  consentHash: string | null,
  at: number,
  size: number,
  plan: number,
];

/** A consent text that is not known to be stored yet. */
export type PackedText = readonly [hash: string, at: number, size: number];

/** A list of deliveries that is the very same in many submissions (delivery/plan.ts) goes into the batch once. */
export function packBatch(batch: readonly NewSubmission[]): PackedBatch {
  let total = 0;
  for (const { sealed, consent } of batch) total += sealed.length + (consent?.sealedText?.length ?? 0);
  const bytes = new Uint8Array(total);
  const plans: (readonly NewDelivery[])[] = [];
  const texts: PackedText[] = [];
  let used = 0;
  const put = (piece: Uint8Array): number => {
    bytes.set(piece, used);
    used += piece.length;
    return used - piece.length;
  };
  const planOf = (deliveries: readonly NewDelivery[]): number => {
    const known = plans.indexOf(deliveries);
    return known === -1 ? plans.push(deliveries) - 1 : known;
  };
  const rows = batch.map((each): PackedRow => {
    const { consent, sealed } = each;
    if (consent?.sealedText) texts.push([consent.textHash, put(consent.sealedText), consent.sealedText.length]);
    return [
      each.id,
      each.kind,
      each.state,
      each.key,
      each.bodyHash,
      each.receivedAt,
      each.emailMac,
      each.phoneMac,
      consent?.version ?? null,
      consent?.textHash ?? null,
      put(sealed),
      sealed.length,
      planOf(each.deliveries),
    ];
  });
  return { rows, plans, texts, bytes };
}
