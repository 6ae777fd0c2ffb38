import type { ReactElement } from 'react';
import type { SurveyData } from '../model/pageModel.ts';

/** The parts of one page's document (renderer.tsx). */
export interface RenderedPart {
  readonly title: string;
  /** For search engines; the site's own when it is not said. */
  readonly description?: string;
  readonly page: ReactElement;
  /** The source whose styles the page needs. */
  readonly styledAs: string;
  /** Sources that it needs at once, and loads by themselves. */
  readonly also?: readonly string[];
  /** Sources that it shows at once where they come, and can do without. */
  readonly beside?: readonly string[];
  /** The entry whose script runs on it, if any. */
  readonly entry?: string;
  readonly firstScript?: string;
  /** Whether scripts of partners may be loaded by it. */
  readonly loadsPartners?: boolean;
  readonly survey?: SurveyData;
  /** The style of its progress (drawnProgress.ts). */
  readonly drawn?: string;
  /** Whether its first screen has answers, whose drawings other surveys load later. */
  readonly showsAnswers?: boolean;
  readonly indexed: boolean;
  /** Whether its link has the brand's card (htmlDocument.ts). */
  readonly hasCard?: boolean;
}
