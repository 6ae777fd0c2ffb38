import { addDays, dayOf, elapsedOf, incidentDate, isoDay, isYearOnly, timeFrameOf } from '../fields/dates.ts';
import type { Answers, Lead } from '../fields/fields.ts';
import { accidentLimitExceeded } from '../fields/states.ts';
import { enoughWords, hasBadName, hasBadWords, isGibberish, isHitAndRun, isNameGibberish } from '../text/text-rules.ts';

const yesNo = (holds: boolean) => (holds ? 'yes' : 'no');

/** Days under which an incident is within the last year. */
const lastYearDays = 365;

/** The fields that follow from the incident's date; none when it was not asked. See docs/spec/lead-record.md#flags. */
function dateFlags(answers: Answers, now: Date, state: string | undefined): Lead {
  const elapsed = elapsedOf(answers, now);
  if (!elapsed) return { accident_limit_exceeded: '0' };
  const date = incidentDate(answers) ?? addDays(dayOf(now), -elapsed.days);
  return {
    incident_date: isoDay(date),
    incident_date_approximate: isYearOnly(answers) ? 'year' : yesNo(answers.injury_day === undefined),
    ...(answers.accident_date_button === undefined && { accident_date_button: timeFrameOf(elapsed) }),
    days_from_incident_date: String(elapsed.days),
    months_from_incident_date: String(elapsed.months),
    accident_limit_exceeded: accidentLimitExceeded(elapsed, state) ? '1' : '0',
    accident_within_last_year: yesNo(elapsed.days < lastYearDays),
  };
}

/** The flags of the description; a description not asked has none. See docs/spec/lead-record.md#flags. */
const textFlags = (description: string | undefined, verdict: string | undefined): Lead =>
  description === undefined
    ? { is_gibberish: 'no', bad_words: 'no' }
    : {
        is_gibberish: verdict ?? yesNo(isGibberish(description)),
        enough_words: yesNo(enoughWords(description)),
        bad_words: yesNo(hasBadWords(description)),
        hit_and_run: yesNo(isHitAndRun(description)),
      };

/** The flags of the name; they disqualify nobody. */
function nameFlags({ first_name = '', last_name = '' }: Answers, campaignId: string | undefined): Lead {
  const name = `${first_name} ${last_name}`;
  return { name_gibberish: yesNo(isNameGibberish(name, campaignId)), name_bad_word: yesNo(hasBadName(name)) };
}

/**
 * Computes every flag from the answers.
 * @param known what else is known; the state, the partner's campaign id and a service's verdict on the text are read. See
 * docs/spec/qualification.md#recomputed-by-the-server.
 */
export const flagsOf = (answers: Answers, now: Date, known: Lead): Lead => ({
  ...dateFlags(answers, now, known.state),
  ...textFlags(answers.case_description, known.is_gibberish),
  ...nameFlags(answers, known.lp_campaign_id),
});
