import type { PrivacyForm } from '#contract/consent/privacy-request.ts';
import type { PageModel } from '../../model/pageModel.ts';

export interface PrivacyModel extends PageModel {
  /** The form has been sent without script. */
  readonly sent: boolean;
  /** The values sent without script that have to be corrected. */
  readonly given?: PrivacyForm;
}
