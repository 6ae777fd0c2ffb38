/** A buyer's verdict: `returned` is a lead that it had accepted and gave back. */
export const replyVerdicts = ['accepted', 'rejected', 'returned'] as const;
export type ReplyVerdict = (typeof replyVerdicts)[number];

/** A buyer's reply about a lead, in its response or later. See docs/spec/partners.md#replies. */
export interface Reply {
  readonly verdict: ReplyVerdict;
  /** A code or short text of the buyer's, never personal data; '' for none. */
  readonly reason: string;
  /** US cents; undefined when it named no price. */
  readonly priceCents?: number | undefined;
  /** The buyer's own id of the lead; '' when it gave none. */
  readonly partnerLeadId: string;
}

export interface StoredReply extends Reply {
  readonly submissionId: string;
  readonly destination: string;
  /** Milliseconds since 1970: when it was received. */
  readonly at: number;
}

/** The replies of one destination with one verdict. */
export interface ReplyCount {
  readonly destination: string;
  readonly verdict: ReplyVerdict;
  readonly count: number;
  /** The sum of their prices, in US cents. */
  readonly cents: number;
}

/** Store operations for buyers' replies. */
export interface ReplyStore {
  /** Keeps the latest verdict of a buyer on a lead. A price or id that it leaves out stays as it was. */
  keepReply(reply: StoredReply): Promise<void>;
  repliesTo(submissionId: string): Promise<readonly StoredReply[]>;
  /** The lead that a buyer knows by its own id; undefined for an unknown id. */
  leadOfPartnerId(destination: string, partnerLeadId: string): Promise<string | undefined>;
  /** @param since the first id of a moment (`firstUuidAt`): leads received from then on @param until those before this id */
  replyCounts(since: string, until?: string): Promise<readonly ReplyCount[]>;
}

/** Columns as both databases give them. */
export interface ReplyRow {
  readonly submission_id: string;
  readonly destination: string;
  readonly verdict: ReplyVerdict;
  readonly reason: string;
  readonly price_cents: number | string | null;
  readonly partner_lead_id: string;
  readonly at: number | string;
}

export const toReply = (row: ReplyRow): StoredReply => ({
  submissionId: row.submission_id,
  destination: row.destination,
  verdict: row.verdict,
  reason: row.reason,
  priceCents: row.price_cents === null ? undefined : Number(row.price_cents),
  partnerLeadId: row.partner_lead_id,
  at: Number(row.at),
});
