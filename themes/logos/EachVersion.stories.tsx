import type { Meta, StoryObj } from '@storybook/react-vite';
import * as page from '#storybook/themes/page.css.ts';
import { type BrandId, brands } from '../brands.ts';
import { Logo } from './Logo.tsx';
import { lockups } from './lockups.ts';
import { marks } from './marks.ts';
import { type LogoVersion, logoParts } from './versions.ts';

/** One version a story, so that the search finds it by its number. All of them at once are in _Foundations/Logos_. */
export default {
  title: 'Foundations/Logos/Each version',
  // seen, tested and pictured in "All versions"
  tags: ['no-picture', 'no-panel', '!autodocs', '!test'],
} satisfies Meta;

type Story = StoryObj;

const grounds = [
  ['light', 'On light ground'],
  ['dark', 'On dark ground'],
  ['header', 'On the header of the theme'],
] as const;

const versionOf = (version: LogoVersion): Story => ({
  render: (_args, { globals }) => {
    const { name, tagline } = brands[globals.brand as BrandId];
    const { mark, lockup } = logoParts(version);
    return (
      <main className={page.section}>
        <h1 className={page.question}>
          {version}: {marks[mark].name}, {lockups[lockup].name}
        </h1>
        <div className={page.logoGrid}>
          {grounds.map(([ground, caption]) => (
            <figure key={ground} className={page.logoCell}>
              <div className={page.logoOn[ground]}>
                <Logo version={version} name={name} tagline={tagline[globals.lang as 'en' | 'es']} />
              </div>
              <figcaption className={page.muted}>
                {caption}
                {ground === lockups[lockup].ground && ', for which it is drawn'}
              </figcaption>
            </figure>
          ))}
        </div>
      </main>
    );
  },
});

// Storybook reads the names from the text, so each has its own line

export const V11: Story = { ...versionOf('v1.1'), name: 'Logo 1.1' };
export const V12: Story = { ...versionOf('v1.2'), name: 'Logo 1.2' };
export const V13: Story = { ...versionOf('v1.3'), name: 'Logo 1.3' };
export const V14: Story = { ...versionOf('v1.4'), name: 'Logo 1.4' };
export const V15: Story = { ...versionOf('v1.5'), name: 'Logo 1.5' };
export const V16: Story = { ...versionOf('v1.6'), name: 'Logo 1.6' };
export const V17: Story = { ...versionOf('v1.7'), name: 'Logo 1.7' };
export const V18: Story = { ...versionOf('v1.8'), name: 'Logo 1.8' };
export const V19: Story = { ...versionOf('v1.9'), name: 'Logo 1.9' };
export const V21: Story = { ...versionOf('v2.1'), name: 'Logo 2.1' };
export const V22: Story = { ...versionOf('v2.2'), name: 'Logo 2.2' };
export const V23: Story = { ...versionOf('v2.3'), name: 'Logo 2.3' };
export const V24: Story = { ...versionOf('v2.4'), name: 'Logo 2.4' };
export const V25: Story = { ...versionOf('v2.5'), name: 'Logo 2.5' };
export const V26: Story = { ...versionOf('v2.6'), name: 'Logo 2.6' };
export const V27: Story = { ...versionOf('v2.7'), name: 'Logo 2.7' };
export const V28: Story = { ...versionOf('v2.8'), name: 'Logo 2.8' };
export const V29: Story = { ...versionOf('v2.9'), name: 'Logo 2.9' };
export const V31: Story = { ...versionOf('v3.1'), name: 'Logo 3.1' };
export const V32: Story = { ...versionOf('v3.2'), name: 'Logo 3.2' };
export const V33: Story = { ...versionOf('v3.3'), name: 'Logo 3.3' };
export const V34: Story = { ...versionOf('v3.4'), name: 'Logo 3.4' };
export const V35: Story = { ...versionOf('v3.5'), name: 'Logo 3.5' };
export const V36: Story = { ...versionOf('v3.6'), name: 'Logo 3.6' };
export const V37: Story = { ...versionOf('v3.7'), name: 'Logo 3.7' };
export const V38: Story = { ...versionOf('v3.8'), name: 'Logo 3.8' };
export const V39: Story = { ...versionOf('v3.9'), name: 'Logo 3.9' };
export const V41: Story = { ...versionOf('v4.1'), name: 'Logo 4.1' };
export const V42: Story = { ...versionOf('v4.2'), name: 'Logo 4.2' };
export const V43: Story = { ...versionOf('v4.3'), name: 'Logo 4.3' };
export const V44: Story = { ...versionOf('v4.4'), name: 'Logo 4.4' };
export const V45: Story = { ...versionOf('v4.5'), name: 'Logo 4.5' };
export const V46: Story = { ...versionOf('v4.6'), name: 'Logo 4.6' };
export const V47: Story = { ...versionOf('v4.7'), name: 'Logo 4.7' };
export const V48: Story = { ...versionOf('v4.8'), name: 'Logo 4.8' };
export const V49: Story = { ...versionOf('v4.9'), name: 'Logo 4.9' };
export const V51: Story = { ...versionOf('v5.1'), name: 'Logo 5.1' };
export const V52: Story = { ...versionOf('v5.2'), name: 'Logo 5.2' };
export const V53: Story = { ...versionOf('v5.3'), name: 'Logo 5.3' };
export const V54: Story = { ...versionOf('v5.4'), name: 'Logo 5.4' };
export const V55: Story = { ...versionOf('v5.5'), name: 'Logo 5.5' };
export const V56: Story = { ...versionOf('v5.6'), name: 'Logo 5.6' };
export const V57: Story = { ...versionOf('v5.7'), name: 'Logo 5.7' };
export const V58: Story = { ...versionOf('v5.8'), name: 'Logo 5.8' };
export const V59: Story = { ...versionOf('v5.9'), name: 'Logo 5.9' };
