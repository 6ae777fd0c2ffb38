import { describe, expect, it } from 'vitest';
import { type Draft, firstDraft, readDraft, writeDraft } from './draft.ts';

const draft: Draft = {
  theme: '7',
  changes: { color: { action: 'oklch(0.6 0.2 30)' }, shadow: { card: '0 1px 2px rgb(0 0 0 / 0.2)' } },
  name: 'Peña & Co.',
  mark: '3',
};

describe('a draft of the theme editor', () => {
  it('comes back from an address as it went in', () => {
    const text = writeDraft(draft);
    // Storybook drops an arg with any other letter from the address
    expect(text).toMatch(/^[\w-]+$/);
    expect(readDraft(text)).toEqual(draft);
  });

  it('adds nothing to the address before a change', () => {
    expect(writeDraft(firstDraft)).toBe('');
    expect(readDraft('')).toEqual(firstDraft);
  });

  it.each([
    'nonsense',
    '!',
    btoa('null'),
    btoa('{"theme":"99","changes":{"color":{"text":1},"nothing":{"a":"b"}},"name":5,"mark":"9"}'),
  ])('falls back where an address says %s', (text) => {
    expect(readDraft(text)).toEqual(firstDraft);
  });
});
