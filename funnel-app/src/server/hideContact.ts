/**
 * Inlined first thing on the thank-you page, before any other resource is asked for: email and phone leave the address bar (decisions 8).
 * The other parameters stay; they are the page's own (Core 7).
 */
export const hideContactScript =
  "(function(){var u=new URL(location.href);u.searchParams.delete('email');u.searchParams.delete('phone');history.replaceState(history.state,'',u.pathname+u.search)})()";
