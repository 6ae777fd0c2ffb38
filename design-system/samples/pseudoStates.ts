import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * Under the pointer, held down: states that no script can bring about are drawn by storybook-addon-pseudo-states. By its global and not by its
 * parameter, which stays on for the stories that are looked at next.
 */
export const hovered = { globals: { pseudo: { hover: true } } };
export const pressed = { globals: { pseudo: { hover: true, active: true } } };

/** Reached with the Tab key, so that the ring shows as it does for those who need it. */
export const focused = {
  play: async ({ userEvent, canvasElement }: Pick<StoryContext, 'userEvent' | 'canvasElement'>) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};
