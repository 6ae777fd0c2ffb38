import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adAddress, advertisers } from '#contract/lead/ad-addresses.ts';
import { isSameAddress, namesFor, partsOf, withoutPlaceholders } from './addressParts.ts';

it('an address is cut at its placeholders, and is whole again together', () => {
  for (const advertiser of advertisers) {
    const address = adAddress('https://a.example/b', advertiser, advertiser.usual);
    const parts = partsOf(address, advertiser.placeholders);
    const cut = parts.filter(({ isPlaceholder }) => isPlaceholder).map(({ text }) => text);
    expect(cut).toEqual(
      namesFor(advertiser).flatMap((name) => (/^[{_]/.test(advertiser.usual[name] ?? '') ? [advertiser.usual[name]] : [])),
    );
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...advertisers),
      fc.array(fc.constantFrom('a', '{gclid}', '{keyword}', '__CID__', '__CID_NAME__', '&x=')),
      (advertiser, texts) => {
        const address = texts.join('');
        const parts = partsOf(address, advertiser.placeholders);
        expect(parts.map(({ text }) => text).join('')).toBe(address);
        for (const { at, text } of parts) expect(address.slice(at, at + text.length)).toBe(text);
      },
    ),
  );
});

it('a camera gets no placeholder, and a click id belongs to its advertiser', () => {
  for (const advertiser of advertisers) {
    const plain = adAddress('https://a.example/b', advertiser, withoutPlaceholders(advertiser.usual, advertiser));
    expect(plain).not.toMatch(/[{}]|__/);
    expect(plain).toContain('utm_source=');
  }
  expect(advertisers.map((each) => namesFor(each).filter((name) => name.endsWith('clid') || name === 'msclkid').length)).toEqual([
    1, 0, 1, 1, 0,
  ]);
});

it('blanks around a value make no other address', () => {
  expect(isSameAddress({ sub1: ' a ' }, { sub1: 'a', sub2: '' })).toBe(true);
  expect(isSameAddress({ sub1: 'a' }, { sub2: 'a' })).toBe(false);
});
