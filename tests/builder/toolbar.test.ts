import { describe, expect, it } from 'vitest';
import { modelFrom } from '#storybook/samples/pages.ts';
import { valuesOf } from '#themes/switches.ts';
import { globalTypes, htmlAttributes, initialGlobals, knownGlobals, menus } from '../../.storybook/globals.ts';

const offered = (name: keyof typeof globalTypes) => globalTypes[name]?.items.map(({ value }) => value) ?? [];

describe("Storybook's toolbar", () => {
  it.each(Object.keys(globalTypes) as (keyof typeof globalTypes)[])('keeps %s over a reload', (name) => {
    // what Storybook's router lets through in `globals=`; it drops all else
    for (const value of offered(name)) expect(value).toMatch(/^[a-zA-Z0-9 _-]*$/);
  });

  it('shows each logo that it offers', () => {
    const [own, ...versions] = offered('logo' as keyof typeof globalTypes);
    expect(own).toBe('own');
    const worn = versions.map((logo) => htmlAttributes({ ...initialGlobals, logo }).logo);
    expect(worn).toEqual(valuesOf('logo'));
    expect(versions.map((logo) => modelFrom({ ...initialGlobals, logo }).switches.logo)).toEqual(worn);
  });

  it('has two menus, and every choice is in one', () => {
    const inMenus = menus.map((menu) => Object.values(globalTypes).filter((type) => type.menu === menu).length);
    expect(inMenus.reduce((sum, each) => sum + each)).toBe(Object.keys(globalTypes).length);
    expect(Math.min(...inMenus)).toBeGreaterThan(4);
  });

  it('falls back where an address names what there is not, and says so', () => {
    const { known, notes } = knownGlobals({ theme: 99, lang: 'fr', brand: 'nobody', grid: 'two' });
    expect(known).toEqual({ ...initialGlobals, grid: 'two' });
    expect(notes).toHaveLength(3);
    expect(notes.join(' ')).toContain('There is no theme “99”: this is “1 Harbor”.');
    expect(knownGlobals({ ...initialGlobals, theme: 6 })).toEqual({ known: { ...initialGlobals, theme: '6' }, notes: [] });
  });
});
