/**
 * The browser's own signal of Global Privacy Control (partners.md, GPC). Mostly the header that goes with every request has told the server
 * already; some browsers and extensions set only this.
 */
export const hasGlobalPrivacyControl = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
