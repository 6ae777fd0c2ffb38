/** Nearly everything is a lead: what is not is in the index submissions_no_lead, whose words these are. */
export const ofKind = (kind: string): string => (kind === 'lead' ? '' : "AND s.kind <> 'lead'");

/** The submission of one of the deliveries of a range: $3 come before it. @param only a further condition */
export const nthOf = (only = ''): string => `
  SELECT submission_id AS id FROM deliveries WHERE ${only} submission_id >= $1 AND submission_id < $2
  ORDER BY submission_id LIMIT 1 OFFSET $3`;
