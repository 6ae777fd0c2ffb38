import type { Meta, StoryObj } from '@storybook/react-vite';
import * as page from '#storybook/themes/page.css.ts';
import { type BrandId, brands } from '../brands.ts';
import { Logo } from './Logo.tsx';
import { lockups } from './lockups.ts';
import { marks } from './marks.ts';
import { lockupIds, logoParts, logoVersions, type MarkId, markIds } from './versions.ts';

export default {
  title: 'Foundations/Logos',
  tags: ['!autodocs'],
  component: Logo,
  args: { version: 'v1.1' },
  argTypes: { version: { control: 'select', options: logoVersions } },
} satisfies Meta<typeof Logo>;

type Story = StoryObj<typeof Logo>;

/** The brand and the language of the toolbar, where no control says otherwise. */
function ofBrand({ brand, lang }: Readonly<Record<string, unknown>>) {
  const { name, tagline } = brands[brand as BrandId];
  return { name, tagline: tagline[lang as 'en' | 'es'] };
}

/** Any version on the header of the theme: one made for the other ground brings a plate. */
export const OnTheHeader: Story = {
  render: (args, { globals }) => (
    <main className={page.section}>
      <div className={page.logoOn.header}>
        <Logo {...ofBrand(globals)} {...args} />
      </div>
    </main>
  ),
};

function allOf(mark: MarkId, brand: BrandId, lang: 'en' | 'es') {
  return (
    <section key={mark} className={page.sheet}>
      <h2 className={page.question}>
        {mark}. {marks[mark].name}
      </h2>
      <div className={page.logoGrid}>
        {lockupIds.map((lockup) => (
          <figure key={lockup} className={page.logoCell}>
            <div className={page.logoOn[lockups[lockup].ground]}>
              <Logo version={`v${mark}.${lockup}`} name={brands[brand].name} tagline={brands[brand].tagline[lang]} />
            </div>
            <figcaption className={page.muted}>
              v{mark}.{lockup} {lockups[lockup].name}; at least {lockups[lockup].minWidth} px wide
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** Five marks in nine lock-ups, each on its own ground, in the theme's inks and with the toolbar's brand. */
export const AllVersions: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => (
    <main>{markIds.map((mark) => allOf(mark, globals.brand as BrandId, globals.lang as 'en' | 'es'))}</main>
  ),
};

/** The nine lock-ups of the first mark on the theme's own header, as a campaign may ask for them. */
export const AllOnTheHeader: Story = {
  render: (args, { globals }) => (
    <main className={page.section}>
      <div className={page.logoGrid}>
        {logoVersions
          .filter((version) => logoParts(version).mark === '1')
          .map((version) => (
            <div key={version} className={page.logoOn.header}>
              <Logo {...ofBrand(globals)} {...args} version={version} />
            </div>
          ))}
      </div>
    </main>
  ),
};
