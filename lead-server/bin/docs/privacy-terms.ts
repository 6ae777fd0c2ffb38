import { requestRegions } from '../../contract/consent/privacy-request.ts';
import { type Law, lawOf } from '../../src/privacy/law/laws.ts';

function termWords({ days, unit, longer }: Law['other']): string {
  return `${days} ${unit}${longer === undefined ? '' : `, and ${longer} more`}`;
}

const rowOf = (region: string, { name, source, optOut, other, appeal, holidays }: Law): string =>
  `| ${[region, name, source, ...[optOut, other, appeal].map(termWords), holidays === 'us' ? 'left out' : 'count'].join(' | ')} |`;

/** The terms of privacy requests by region, for the counsel who confirms them. */
export function privacyTerms(): string {
  const own = requestRegions.filter(({ code }) => lawOf(code) !== lawOf(''));
  return [
    '# Terms of privacy requests',
    '',
    'Written by `npm run docs`, for the counsel who confirms the table once a year',
    '([0046](decisions/0046-privacy-requests-by-their-law.md)). "And 45 more": the term may be made longer once, with a reason told to the',
    'person. Holidays are those that the desk keeps; they matter to business days alone.',
    '',
    '| region | law | where | not to sell or share | copy, deletion, correction | appeal | holidays |',
    '|---|---|---|---|---|---|---|',
    ...own.map(({ code, name }) => rowOf(name, lawOf(code))),
    rowOf('every other', lawOf('')),
    '',
  ].join('\n');
}
