import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Draws the pressed state, which no script can cause, by the addon's global: its parameter would stay for the next stories. */
export const hovered = { globals: { pseudo: { hover: true } } };
export const pressed = { globals: { pseudo: { hover: true, active: true } } };

/** Focused by Tab, so that the ring shows. The tag leaves it in the picture (.storybook/pictures.ts). */
export const focused = {
  tags: ['focus'],
  play: async ({ userEvent, canvasElement }: Pick<StoryContext, 'userEvent' | 'canvasElement'>) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};
