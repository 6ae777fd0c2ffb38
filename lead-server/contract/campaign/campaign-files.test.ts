import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CampaignContent } from './campaign.ts';
import { type CampaignEntry, readCampaignFile, readCampaignsCsv, writeCampaignsCsv } from './campaign-files.ts';

const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-', '_'), minLength: 1, maxLength: 4 });
const words = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('true', 'null', '[1', '"x', '=1+1', "'", '{}', '[]', 'é, "x"\n'),
);
const content = fc.record(
  {
    path: words,
    flow: fc.string(),
    oid: fc.constantFrom('81', '007'),
    switches: fc.dictionary(name, words, { minKeys: 1 }),
    texts: fc.record({ en: fc.dictionary(name, words, { minKeys: 1 }) }),
    facts: fc.array(fc.oneof(name, words), { maxLength: 3 }),
    verifiesPhone: fc.boolean(),
    experiments: fc.array(fc.record({ name, weight: fc.nat() }), { maxLength: 2 }),
  },
  { requiredKeys: ['path'] },
);
const entry = fc.record({ content, base: fc.nat(99), draft: fc.nat(99) }, { requiredKeys: ['content'] });

describe('campaign files', () => {
  it('a table gives back the campaigns that it was made of', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), (entries) => {
        const written = entries as unknown as readonly CampaignEntry[];
        expect(readCampaignsCsv(writeCampaignsCsv(written))).toEqual(written);
      }),
    );
  });

  it('columns are fields by their dotted names', () => {
    const content = {
      path: '/fall',
      flow: 'main',
      oid: '81',
      affid: '10',
      switches: { theme: '3' },
      facts: ['case_worth', 'without_funding'],
      verifiesPhone: true,
    } as unknown as CampaignContent;
    const text = writeCampaignsCsv([{ content, base: 2 }]);
    expect(text).toBe(
      '\ufeffpath,flow,oid,affid,facts,switches.theme,verifiesPhone,base,draft\r\n/fall,main,81,10,case_worth without_funding,3,true,2,\r\n',
    );
    const typed = 'path;switches.theme;facts;note\n /fall;3;case_worth, without_funding;\n';
    expect(readCampaignFile('FALL.CSV', typed)).toEqual([
      { content: { path: ' /fall', switches: { theme: '3' }, facts: ['case_worth', 'without_funding'] } },
    ]);
  });

  it('reads JSON: one, several, with what they were made from', () => {
    expect(readCampaignFile('a.json', '{"path":"/a"}')).toEqual([{ content: { path: '/a' } }]);
    expect(readCampaignFile('a', '[{"path":"/a"},{"base":1,"content":{"path":"/b"}}]')).toEqual([
      { content: { path: '/a' } },
      { base: 1, content: { path: '/b' } },
    ]);
  });

  it.each([
    ['', 'The file is empty.'],
    ['flow,oid\nmain,1', 'There is no column path: the first line names the columns.'],
    ['path,oid,oid\n/a,1,2', 'The column oid is there twice.'],
    ['path,switches,switches.theme\n/a,{},1', 'The column switches has columns of its own beside it: take it out.'],
    ['path,oid\n/a,1,2', 'Line 2 has more cells than the first line names.'],
    ['path,base\n/a,new', 'Line 2: base should be a number, not new.'],
    ['path,oid\n"/a,1', 'Line 2: a quotation mark is not closed.'],
  ])('refuses %j: %s', (text, said) => {
    expect(() => readCampaignsCsv(text)).toThrow(said);
  });

  it('refuses what is no JSON', () => {
    expect(() => readCampaignFile('a.json', '{')).toThrow('It cannot be read as JSON');
  });
});
