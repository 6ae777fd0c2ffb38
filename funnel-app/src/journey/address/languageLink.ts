import { contactFields } from './contactFields.ts';

/**
 * Copies the query, without contact data, into the language link when it is pressed. Tracking may add to the address later.
 * Inlined.
 */
export const languageLinkScript =
  "addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[hreflang]');if(!a)return;var t=new URL(a.href),q=new URLSearchParams(location.search);" +
  `'${contactFields.join(' ')} lang'.split(' ').forEach(function(n){q.delete(n)});q.set('lang',t.searchParams.get('lang')||'');a.href=t.pathname+'?'+q},true)`;
