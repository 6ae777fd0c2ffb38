import type { NewDelivery, NewSubmission } from './records.ts';

/** A batch as plain values and one buffer: many small buffers cost far more to hand to a thread or query. */
export interface PackedBatch {
  readonly rows: readonly PackedRow[];
  /** The different delivery plans of the batch: most submissions share one. */
  readonly plans: readonly (readonly NewDelivery[])[];
  readonly texts: readonly PackedText[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

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

/** Packs a batch; a plan shared by many submissions goes in once. */
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
