/**
 * The script signal of Global Privacy Control: some browsers set it without the header. See
 * docs/spec/consent.md#global-privacy-control.
 */
export const hasGlobalPrivacyControl = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
