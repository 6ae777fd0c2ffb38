import { expect, it } from 'vitest';
import { criticalCss } from './criticalCss.ts';

const html =
  '<html lang="en" data-theme="1"><body><div id="root" class="a b" data-part="screen"><input type="radio" checked></div>';

it.each([
  ['a class of the document', '.a{x:1}'],
  ['elements and everything', '*,:before{x:1}body>div{x:1}'],
  ['attributes with and without quotes', '[data-part=screen]{x:1}[data-theme="1"] [data-part="screen"]:after{x:1}[checked]{x:1}'],
  ['whatever the arguments of a function name', '.a:not(.c,[d="("]) .b:has(>#e){x:1}'],
  ['an address with signs of CSS in it', '.a{background:url("data:image/svg+xml,{}()\'")}'],
  ['conditions around what stays', '@media (min-width:1px){@supports (x:1){.a{x:1}}}'],
  ['animations that are used, and fonts', '.a{animation:turn 1s}@keyframes turn{0%{x:1}to{x:2}}@font-face{src:url(a)}'],
])('keeps %s', (_, css) => {
  expect(criticalCss(css, html)).toBe(css);
});

it.each([
  ['other classes, ids and attributes', '.c{x:1}#e{x:1}[data-part=answer]{x:1}[hidden]{x:1}.a .c{x:1}'],
  ['what a pointer or the keyboard brings', '.a:hover{x:1}.b:focus-visible{x:1}'],
  [
    'print, conditions around nothing, animations of what is left out',
    '@media print{.a{x:1}}@media (x){.c{x:1}}@keyframes turn{to{x:1}}',
  ],
])('leaves out %s', (_, css) => {
  expect(criticalCss(css, html)).toBe('');
});

it('keeps of a list the selectors that may match', () => {
  expect(criticalCss('.c,.a:is(.c,.b),.d:not(.e,.f){x:1}', html)).toBe('.a:is(.c,.b){x:1}');
});
