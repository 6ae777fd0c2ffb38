import type { PageModel } from '../pageModel.ts';

export interface PrivacyModel extends PageModel {
  /** The short form, which needs no script, has been sent. */
  readonly sent: boolean;
}
