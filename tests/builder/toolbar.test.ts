import { describe, expect, it } from 'vitest';
import { modelFrom } from '#funnel/pages/stories.ts';
import { valuesOf } from '#themes/switches.ts';
import { globalTypes, htmlAttributes, initialGlobals } from '../../.storybook/globals.ts';

const offered = (name: keyof typeof globalTypes) => globalTypes[name]?.toolbar.items.map(({ value }) => value) ?? [];

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
});
