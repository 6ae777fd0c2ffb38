import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as page from '#storybook/themes/page.css.ts';
import { marks } from '#themes/logos/marks.ts';
import { markIds } from '#themes/logos/versions.ts';
import { faviconOf } from './favicon.ts';

export default {
  title: 'Foundations/Logos/Favicon',
  tags: ['!autodocs', '!manifest'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

/** What a browser asks for: its tab, the tab of a sharp screen, the list of bookmarks. */
const sizes = [16, 32, 48] as const;
const grounds = ['light', 'dark'] as const;

/** Each mark as a browser's tab draws it, on a light and on a dark tab. It is the picture that the page names. */
export const EveryMark: StoryObj = {
  render: () => {
    return (
      <main>
        {markIds.map((mark) => (
          <section key={mark} className={page.sheet}>
            <h2 className={page.question}>
              {mark}. {marks[mark].name}
            </h2>
            <div className={page.logoGrid}>
              {grounds.map((ground) => (
                <figure key={ground} className={page.logoCell}>
                  <div className={page.logoOn[ground]}>
                    <div className={page.sizesInARow}>
                      {sizes.map((size) => (
                        <img
                          key={size}
                          src={`data:image/svg+xml,${encodeURIComponent(faviconOf(mark))}`}
                          alt={`${marks[mark].name}, ${size} px, on a ${ground} tab`}
                          width={size}
                          height={size}
                        />
                      ))}
                    </div>
                  </div>
                  <figcaption className={page.muted}>
                    {sizes.join(', ')} px on a {ground} tab
                  </figcaption>
                </figure>
              ))}
            </div>
          </section>
        ))}
      </main>
    );
  },
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole<HTMLImageElement>('img');
    await expect(images).toHaveLength(markIds.length * grounds.length * sizes.length);
    for (const image of images) {
      await image.decode();
      await expect(image.naturalWidth).toBeGreaterThan(0);
    }
  },
};
