import { contactFields } from './contactFields.ts';

/**
 * Who goes on in the other language keeps what the address says of where they came from, and how the page looks: a press on the link copies
 * the address's query into it, whenever it comes, since tracking adds to the address later. What an address says of the visitor's person is
 * left out. Inlined before the page's script.
 */
export const languageLinkScript =
  "addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[hreflang]');if(!a)return;var t=new URL(a.href),q=new URLSearchParams(location.search);" +
  `'${contactFields.join(' ')} lang'.split(' ').forEach(function(n){q.delete(n)});q.set('lang',t.searchParams.get('lang')||'');a.href=t.pathname+'?'+q},true)`;
