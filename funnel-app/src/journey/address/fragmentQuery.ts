/**
 * Moves parameters behind `#` into the query, where it has none of that name, and loads the page that was meant. Inlined before
 * anything is fetched; no link of ours has such parameters. See docs/spec/campaigns.md#addresses-forgive.
 */
export const fragmentQueryScript =
  "(function(){var h=location.hash.slice(1).replace(/&amp;/g,'&').replace(/^[^?=]*[?]/,'');if(h.indexOf('=')<1)return;var q=new URLSearchParams(location.search),a=[];" +
  "new URLSearchParams(h).forEach(function(v,k){if(!q.has(k))a.push(encodeURIComponent(k)+'='+encodeURIComponent(v))});" +
  "if(a.length)location.replace(location.pathname+(location.search?location.search+'&':'?')+a.join('&'))})()";
