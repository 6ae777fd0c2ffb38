// @vitest-environment happy-dom
import { h, type VNode } from 'preact';
import { hydrate, render } from 'preact/compat';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { actAsReact } from './asReact.ts';

const page = (markup: string): HTMLElement => {
  document.body.innerHTML = `<main>${markup}</main>`;
  return document.body.firstElementChild as HTMLElement;
};

beforeAll(() => actAsReact());
afterEach(() => document.body.replaceChildren());

test('a text that was translated changes on the page, and stays translated until it does', () => {
  const root = page('');
  const say = (text: string, name: string) => render(h('p', { title: name }, text), root);
  say('Sending', 'a');
  const translated = document.createElement('font');
  translated.textContent = 'Enviando';
  root.querySelector('p')?.replaceChildren(translated);
  say('Sending', 'b');
  expect(root.textContent).toBe('Enviando');
  say('Sent', 'b');
  expect(root.textContent).toBe('Sent');
});

test('what was typed into a text area before the script ran is kept', () => {
  const root = page('<textarea></textarea>');
  const area = root.querySelector('textarea') as HTMLTextAreaElement;
  area.value = 'The other driver ran a red light.';
  actAsReact();
  hydrate(h('textarea', { value: '' }) as VNode, root);
  expect(root.querySelector('textarea')).toBe(area);
  expect(area.value).toBe('The other driver ran a red light.');
});

test('a field tells each value once, whichever event brings it', () => {
  const root = page('');
  const onChange = vi.fn(({ currentTarget }) => currentTarget.value);
  render(h('input', { onChange }), root);
  const field = root.querySelector('input') as HTMLInputElement;
  for (const [value, type] of [
    ['2', 'input'],
    ['2', 'change'],
    ['21', 'change'],
    ['212', 'input'],
  ] as const) {
    field.value = value;
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(onChange.mock.results.map(({ value }) => value)).toEqual(['2', '21', '212']);
});

test('spell check that is off is written', () => {
  const root = page('');
  render(h('input', { spellCheck: false }), root);
  expect(root.querySelector('input')?.getAttribute('spellcheck')).toBe('false');
});
