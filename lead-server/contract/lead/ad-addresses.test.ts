import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodBody } from '../testing/submissions.ts';
import {
  type Advertiser,
  adAddress,
  advertisers,
  clickedAddress,
  heldFields,
  lostNames,
  type QueryName,
  queryNames,
} from './ad-addresses.ts';
import { buildLead, parseSubmission } from './lead-record.ts';
import { cleanTracking, trackingFrom } from './tracking.ts';

const page = 'https://accident.example/survey/fb';
const defaults = { oid: '102', affid: '10' };
const byId = (id: string) => advertisers.find((each) => each.id === id) as Advertiser;
const queryOf = (address: string) => new URL(address).searchParams;

/** The record of a lead whose page had this address, as page and server make it. */
function leadOf(address: string) {
  const parsed = parseSubmission({ ...goodBody, ...trackingFrom(queryOf(address), defaults) });
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  const built = buildLead(parsed.value, { now: new Date('2026-03-10T12:00:00Z'), ipAddress: '192.0.2.1', userAgent: 'test' });
  if (!built.ok) throw new Error(built.refusal.message);
  return built.value.sent;
}

describe.each(advertisers)('an address for $name', (advertiser) => {
  const address = adAddress(page, advertiser, advertiser.usual);
  const clicked = clickedAddress(address, advertiser);

  it('keeps its placeholders as they are, and leaves none after a click', () => {
    for (const { text } of advertiser.placeholders) {
      expect(adAddress(page, advertiser, { sub1: text })).toBe(`${page}?sub1=${text}`);
      expect(cleanTracking(text), 'nobody fills it').toBe('');
      expect(clickedAddress(adAddress(page, advertiser, { sub1: `a ${text}` }), advertiser)).not.toContain(text);
    }
    expect(() => new URL(clicked)).not.toThrow();
    expect(clicked).not.toMatch(/[{}]|__/);
  });

  it('brings its click id into the lead, with all that it says', () => {
    const sent = leadOf(clicked);
    const { click, usual, placeholders } = advertiser;
    if (click) expect(sent[click.name]).toBe(click.sample);
    for (const [name, value] of Object.entries(usual)) {
      const sample = placeholders.find(({ text }) => text === value)?.sample ?? value;
      expect({ [name]: sent[queryNames[name as QueryName]] }).toEqual({ [name]: sample });
    }
    expect(lostNames(heldFields(queryOf(clicked), defaults), usual)).toEqual([]);
  });

  it('without a click holds no placeholder, only what is the same for everybody', () => {
    const held = heldFields(queryOf(address), defaults);
    for (const { value } of held) expect(value).not.toMatch(/[{}]|__/);
    expect(held.filter(({ isDefault }) => isDefault).map(({ field }) => field)).toEqual(['sub_id', 'oid', 'affid']);
  });
});

it('the click id of an advertiser that adds it itself is added once', () => {
  const meta = byId('meta');
  expect(clickedAddress(page, meta)).toBe(`${page}?fbclid=IwAR0-sample`);
  expect(clickedAddress(`${page}?fbclid=a`, meta)).toBe(`${page}?fbclid=a`);
});

it('whatever is typed into a name comes back from the address as it was, or is named as lost', () => {
  const typed = fc.record({
    advertiser: fc.constantFrom(...advertisers),
    name: fc.constantFrom<QueryName>('sub1', 'sub5', 'utm_campaign'),
    text: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom('1', '{x}', '100%', 'a&b=c#d', '50 % +')),
  });
  fc.assert(
    fc.property(typed, ({ advertiser, name, text }) => {
      const values = { [name]: text };
      const held = heldFields(queryOf(clickedAddress(adAddress(page, advertiser, values), advertiser)), defaults);
      const meant = advertiser.placeholders.reduce((said, { text: from, sample }) => said.replaceAll(from, sample), text);
      const value = held.find(({ field }) => field === queryNames[name])?.value ?? '';
      const kept = cleanTracking(meant);
      expect(value).toBe(kept === '' && name === 'sub1' ? '1' : kept);
      expect(lostNames(held, values)).toEqual(text.trim() !== '' && kept === '' ? [name] : []);
    }),
  );
});

it('a placeholder of another advertiser is named as lost', () => {
  const google = byId('google');
  const values = { sub2: '{{campaign.id}}', sub3: '{adgroupid}' };
  const held = heldFields(queryOf(clickedAddress(adAddress(page, google, values), google)), defaults);
  expect(lostNames(held, values)).toEqual(['sub2']);
});
