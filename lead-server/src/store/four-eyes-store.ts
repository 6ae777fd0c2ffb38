/** How a request for a second person stands. One whose time is over stays `waiting`, and may not be decided. */
export const fourEyesStates = ['waiting', 'approved', 'refused', 'done'] as const;
export type FourEyesState = (typeof fourEyesStates)[number];

/** A request for a second person, without what it is for. */
export interface FourEyesRow {
  readonly id: string;
  readonly act: string;
  /** SHA-256 of the scope, in hex: an approval names it. */
  readonly scopeHash: string;
  /** How many leads or deliveries it is for. */
  readonly count: number;
  /** What was chosen, in words. */
  readonly label: string;
  readonly askedBy: string;
  readonly because: string;
  readonly at: number;
  readonly expiresAt: number;
  readonly state: FourEyesState;
  /** '' while nobody has. */
  readonly decidedBy: string;
  readonly decidedAt: number;
  /** How many were done; 0 before. */
  readonly done: number;
}

export interface FourEyesRequest extends FourEyesRow {
  /** The ids that it is for, as JSON. */
  readonly scope: string;
}

/** A step of a request, taken once over all replicas. */
export interface FourEyesStep {
  readonly id: string;
  readonly from: FourEyesState;
  readonly to: FourEyesState;
  /** Who decides: '' leaves it as it is. */
  readonly by: string;
  readonly at: number;
  readonly done: number;
}

/** Acts that wait for a second person. See docs/decisions/0045-four-eyes.md. */
export interface FourEyesStore {
  /** Stores a request, and forgets those asked before `forgetBefore`. */
  askFourEyes(request: FourEyesRequest, forgetBefore: number): Promise<void>;
  /** The newest first. */
  fourEyes(limit: number): Promise<readonly FourEyesRow[]>;
  fourEyesRequest(id: string): Promise<FourEyesRequest | undefined>;
  /** @returns false where it is no more in `from`, or its time is over */
  stepFourEyes(step: FourEyesStep): Promise<boolean>;
}

const columns = [
  ...(['id', 'act', 'scope_hash', 'count', 'label', 'asked_by', 'because', 'at', 'expires_at'] as const),
  ...(['state', 'decided_by', 'decided_at', 'done'] as const),
] as const;

/** As both databases give a row; PostgreSQL gives 64-bit numbers as text. */
export type FourEyesColumns = Readonly<Record<(typeof columns)[number], string | number>> & { readonly scope?: string };

export const fourEyesRow = (row: FourEyesColumns): FourEyesRow => ({
  id: String(row.id),
  act: String(row.act),
  scopeHash: String(row.scope_hash),
  count: Number(row.count),
  label: String(row.label),
  askedBy: String(row.asked_by),
  because: String(row.because),
  at: Number(row.at),
  expiresAt: Number(row.expires_at),
  state: row.state as FourEyesState,
  decidedBy: String(row.decided_by),
  decidedAt: Number(row.decided_at),
  done: Number(row.done),
});

export const fourEyesValues = (request: FourEyesRequest): (string | number)[] => [
  ...[request.id, request.act, request.scopeHash, request.count, request.label, request.askedBy, request.because],
  ...[request.at, request.expiresAt, request.state, request.decidedBy, request.decidedAt, request.done, request.scope],
];

/** SQL of both databases. @param at how the database names its n-th parameter */
export const fourEyesSql = (at: (n: number) => string) => ({
  ask: `INSERT INTO four_eyes (${columns.join(', ')}, scope) VALUES (${Array.from({ length: 14 }, (_, n) => at(n + 1)).join(', ')})`,
  forget: `DELETE FROM four_eyes WHERE at < ${at(1)}`,
  list: `SELECT ${columns.join(', ')} FROM four_eyes ORDER BY at DESC, id DESC LIMIT ${at(1)}`,
  one: `SELECT ${columns.join(', ')}, scope FROM four_eyes WHERE id = ${at(1)}`,
  step: `
    UPDATE four_eyes SET state = ${at(3)}, done = ${at(6)},
      decided_at = CASE WHEN ${at(4)} = '' THEN decided_at ELSE ${at(5)} END,
      decided_by = CASE WHEN ${at(4)} = '' THEN decided_by ELSE ${at(4)} END
    WHERE id = ${at(1)} AND state = ${at(2)} AND expires_at > ${at(5)}`,
});

export const stepValues = ({ id, from, to, by, at, done }: FourEyesStep): (string | number)[] => [id, from, to, by, at, done];
