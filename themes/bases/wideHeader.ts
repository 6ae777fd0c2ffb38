import { rulesOf } from './rules.ts';

/** Notice and bar as wide as the page, at `side` from its edges. */
export function wideHeader(theme: string, side: string): void {
  const { any, survey } = rulesOf(theme);
  any('notice', { paddingInline: side, fontSize: '0.875rem', tablet: { display: 'flex', flexWrap: 'nowrap' } });
  any('advertisement', { textAlign: 'start' });
  any('bar', { maxWidth: 'none', paddingInline: side });
  // between phone and desktop the call's number gives its room to the name; it is still read out
  survey('call > span > span', { '(max-width: 849px)': { display: 'none' } });
}
