import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignOf, campaignRows } from '../campaign/campaigns.ts';
import { readQueryNames } from './pageQuery.ts';
import { plainAddress } from './plainAddress.ts';

describe('an address in another spelling leads to its plain form', () => {
  it.each([
    ['/SURVEY', '/survey'],
    ['//survey//', '/survey'],
    ['/survey/', '/survey'],
    ['/surv%65y', '/survey'],
    ['/./survey', '/survey'],
    ['/survey.', '/survey'],
    ['/survey)', '/survey'],
    ['/survey%20', '/survey'],
    ['/survey%E2%80%8B', '/survey'],
    ['/survey%22', '/survey'],
    ['/survey%3Futm_source=x', '/survey?utm_source=x'],
    ['/survey&utm_source=x&gclid=y', '/survey?utm_source=x&gclid=y'],
    ['/survey?', '/survey'],
    ['/survey?utm_source=x&amp;gclid=y&amp;sub_id=1', '/survey?utm_source=x&gclid=y&sub_id=1'],
    ['/survey?utm_source=x?gclid=y', '/survey?utm_source=x&gclid=y'],
    ['/survey?lang=es-MX', '/survey?lang=es'],
    ['/survey?lang=ES', '/survey?lang=es'],
    ['/survey?lang=es_MX', '/survey?lang=es'],
    ['/survey?lang=es,en', '/survey?lang=es'],
    ['/survey?%6cang=es', '/survey?lang=es'],
    ['/survey?LANG=&lang=es', '/survey?lang=es'],
    ['/survey?THEME=1&theme=3', '/survey?theme=1'],
    ['/survey-thank-you?q=y', '/survey-thank-you/?q=y'],
    ['/surveyes', '/survey/es'],
    ['/?gclid=%E0%A4%A', '/?gclid=%E0%A4%A'],
  ])('%s: %s', (written, plain) => expect(plainAddress(written)).toBe(plain));

  it.each([
    '/nope',
    '/%09/survey',
    '/surveys',
    '/%E0%A4%A',
    '/survey/yt/more',
    '//evil.example',
    '/%5Cevil.example',
    '/api/docs',
  ])('%s is no page', (written) => expect(plainAddress(written)).toBeUndefined());
});

const paths = Object.keys(campaignRows);
const values = fc.constantFrom('1', 'es', 'yes', 'a%20b', '');
const names = fc.constantFrom(...readQueryNames, 'gclid', 'utm_source', 'sub_id');
const pairs = fc.array(fc.tuple(names, values), { maxLength: 5 });

/** A path written as people and programs do. */
const spelled = fc.constantFrom(...paths).chain((path) =>
  fc
    .record({
      case: fc.array(fc.boolean(), { minLength: path.length, maxLength: path.length }),
      encoded: fc.array(fc.boolean(), { minLength: path.length, maxLength: path.length }),
      end: fc.array(fc.constantFrom('/', '.', ')', ',', '"', '%20', '%E2%80%8B', '%22'), { maxLength: 3 }),
    })
    .map(({ case: upper, encoded, end }) => {
      const letter = (each: string, at: number) => {
        const written = upper[at] ? each.toUpperCase() : each;
        if (each === '/') return encoded[at] ? '//' : '/';
        return encoded[at] ? `%${written.charCodeAt(0).toString(16)}` : written;
      };
      return { path, written: [...path].map(letter).join('') + end.join('') };
    }),
);

it('any spelling of a campaign leads to the campaign, with its query', () => {
  fc.assert(
    fc.property(
      spelled,
      pairs,
      fc.constantFrom('?', '%3F', '%3f', '&'),
      fc.constantFrom('&', '&amp;', '?'),
      (link, query, mark, between) => {
        const text = query.map(([name, value]) => `${name}=${value}`).join(between);
        const plain = plainAddress(text === '' ? link.written : `${link.written}${mark}${text}`) ?? '';
        const { pathname, searchParams } = new URL(plain, 'http://page');
        expect(campaignOf(pathname)).toBe(campaignOf(link.path));
        for (const [name, value] of query) {
          const first = query.find(([other, own]) => other === name && own !== '')?.[1];
          if (value !== '') expect(searchParams.getAll(name)).toContain(decodeURIComponent(first ?? ''));
        }
      },
    ),
  );
});

it('a plain address leads to itself, and every page has a plain address', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webPath(),
        fc.webUrl({ withQueryParameters: true }).map((url) => url.slice(7)),
        fc.string(),
      ),
      (text) => {
        const target = `/${text}`;
        const plain = plainAddress(target);
        const page = URL.canParse(target.replace(/^[/\\]+/, '/'), 'http://page')
          ? campaignOf(new URL(target.replace(/^[/\\]+/, '/'), 'http://page').pathname)
          : undefined;
        if (page) expect(plain).toBeDefined();
        if (plain !== undefined) expect([plainAddress(plain), plain[1] === '/']).toEqual([plain, false]);
      },
    ),
  );
});
