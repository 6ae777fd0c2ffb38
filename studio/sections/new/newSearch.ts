/** What the address of a new campaign says. */
export interface NewSearch {
  /** The key of the campaign that is copied. */
  readonly copy?: string;
  /** Whether what was kept of it on this device is copied (data/setAside.ts). */
  readonly kept?: true;
  /** Whether campaigns come from a file. */
  readonly from?: 'file';
}

/** Reads the address of a new campaign. Pure. */
export const readNewSearch = ({ copy, kept, from }: Record<string, unknown>): NewSearch => ({
  ...((typeof copy === 'string' || typeof copy === 'number') && { copy: String(copy) }),
  ...((kept === true || kept === 'true') && { kept: true }),
  ...(from === 'file' && { from }),
});
