/** What the address of a campaign says beside its tab. */
export interface CampaignSearch {
  /** Whether the dialog for publishing is open. */
  readonly publish?: true;
  /** Whether it opens with a later time in mind. */
  readonly later?: true;
  /** The dialog that the palette asks for. */
  readonly ask?: AskedDialog;
}

/** Dialogs of a campaign that the palette opens. */
export const askedDialogs = ['pause', 'resume', 'test'] as const;
export type AskedDialog = (typeof askedDialogs)[number];

const isOn = (value: unknown) => value === true || value === 'true';

/** Reads the address of a campaign. Pure. */
export const readCampaignSearch = ({ publish, later, ask }: Record<string, unknown>): CampaignSearch => {
  const asked = askedDialogs.find((each) => each === ask);
  return {
    ...(isOn(publish) && { publish: true }),
    ...(isOn(later) && { later: true }),
    ...(asked && { ask: asked }),
  };
};

/** A side of a comparison: a version, or the open draft. */
export type Compared = number | 'draft';

/** What the address of a campaign's history says: the two that are compared. */
export interface HistorySearch {
  readonly one?: Compared;
  readonly other?: Compared;
  /** Whether fields that are the same are shown too. */
  readonly all?: true;
  /** Whether both sides are shown as JSON. */
  readonly json?: true;
}

function compared(value: unknown): Compared | undefined {
  if (value === 'draft') return 'draft';
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** Reads the address of a history. Pure. */
export function readHistorySearch({ one, other, all, json }: Record<string, unknown>): HistorySearch {
  const [first, second] = [compared(one), compared(other)];
  return {
    ...(first !== undefined && { one: first }),
    ...(second !== undefined && { other: second }),
    ...(isOn(all) && { all: true }),
    ...(isOn(json) && { json: true }),
  };
}
