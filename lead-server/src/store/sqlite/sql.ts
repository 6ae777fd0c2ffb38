/** Lists go in as JSON. */
export const isIn = (column: string, place: number): string => `${column} IN (SELECT value FROM json_each(?${place}))`;

/** The submission of one of the deliveries of a range: ?3 come before it. @param only a further condition */
export const nthOf = (only = ''): string =>
  `SELECT submission_id AS id FROM deliveries WHERE ${only} submission_id >= ?1 AND submission_id < ?2 ORDER BY submission_id LIMIT 1 OFFSET ?3`;

/** The attempts of a submission: a delivery's id is its submission's, a dot and its destination. */
export const removeExchangesOf = "DELETE FROM exchanges WHERE id >= ?1 || '.' AND id < ?1 || '/'";
