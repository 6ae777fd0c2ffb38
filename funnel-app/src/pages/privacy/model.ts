import type { PageModel } from '../model.ts';

export interface PrivacyModel extends PageModel {
  /** The short form, which needs no script, has been sent. */
  readonly sent: boolean;
}
