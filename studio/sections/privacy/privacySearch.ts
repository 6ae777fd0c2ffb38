/** The question of the list, as its address has it. Nothing of a person is in it. */
export interface PrivacySearch {
  /** Those that wait without it. */
  readonly show?: 'closed';
}

/** Reads an address; parts that mean nothing are left out. Pure. */
export const readPrivacySearch = ({ show }: Record<string, unknown>): PrivacySearch => (show === 'closed' ? { show } : {});
