import { testLinkHours } from '../leads/test-visit.ts';
import { html, type Markup } from '../lib/html.ts';
import { opsFrame } from './page-parts.ts';

export const testVisitsPath = '/ops/test-visits';

interface TestVisitsPage {
  /** The page to open, as path and query. */
  readonly page: string;
  /** The link just made. */
  readonly link?: string;
  readonly error?: string;
}

/** Makes links to test visits, to try a campaign to its end. See docs/spec/submission.md#test-visits. */
export function testVisitsPage({ page, link, error }: TestVisitsPage): Markup {
  return opsFrame(
    'Test visits',
    html`<p class="lead">Try a survey to its end, and sell nothing.</p>
<p class="soft">The lead of a test visit is marked, goes to test addresses alone, counts in no figure and is erased after a while. The page says so at its top.</p>
<section class="panel"><form method="post" action="${testVisitsPath}"><label for="page">Path and switches of the page</label>
<input id="page" name="page" value="${page}" required maxlength="2000" spellcheck="false"${error && html` aria-invalid="true" aria-describedby="error"`}>
${error && html`<p class="error" id="error" role="alert">${error}</p>`}
<div class="actions"><button class="main">Make the link</button></div></form></section>
${link && html`<section class="panel" role="status"><h2>The link, for ${testLinkHours} hours</h2><p class="wrap"><a href="${link}">${link}</a></p></section>`}`,
    testVisitsPath,
  );
}
