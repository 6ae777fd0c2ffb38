import fc from 'fast-check';
import { expect, it } from 'vitest';
import { html } from './html.ts';

it('text put into a page is text, and no markup', () => {
  expect(html`<p title="${'"><img src=x onerror=alert(1)>'}">${"O'Neil & <b>"}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">O&#39;Neil &amp; &lt;b&gt;</p>',
  );
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(html`${text}`.text)));
});

it('markup of its own stays markup, in a list too', () => {
  expect(html`<ul>${['a', 'b'].map((each) => html`<li>${each}</li>`)}</ul>${undefined}${false}`.text).toBe(
    '<ul><li>a</li><li>b</li></ul>',
  );
});
