// @vitest-environment happy-dom
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

test('a button as a link has the attributes, classes, refs and handlers of both, and the link’s own values win', () => {
  const called: string[] = [];
  const [outer, inner] = [createRef<HTMLButtonElement>(), createRef<HTMLAnchorElement>()];
  const link = {
    href: '#next',
    id: 'inner',
    className: 'inner',
    style: { color: 'red' },
    onClick: () => called.push('inner'),
    ref: inner,
  };
  const button = { asChild: true, id: 'outer', title: 'Go', className: 'outer', style: { color: 'blue', margin: 0 }, ref: outer };
  const root = document.body.appendChild(document.createElement('div'));
  flushSync(() =>
    createRoot(root).render(createElement(Button, { ...button, onClick: () => called.push('outer') }, createElement('a', link))),
  );
  const shown = root.querySelector('a') as HTMLAnchorElement;
  expect(root.children).toHaveLength(1);
  expect([shown.id, shown.title, shown.getAttribute('href'), shown.style.color]).toEqual(['inner', 'Go', '#next', 'red']);
  expect([...shown.classList]).toEqual(expect.arrayContaining(['inner', 'outer']));
  expect(inner.current).toBe(shown);
  expect(outer.current).toBe(shown);
  shown.click();
  expect(called).toEqual(['inner', 'outer']);
});
