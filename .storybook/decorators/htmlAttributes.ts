import type { Decorator } from '@storybook/react-vite';
import { htmlAttributes } from '../globals.ts';

/** Sets html's attributes before the story renders. See docs/spec/campaigns.md#page-hooks. */
export const onHtml: Decorator = (Story, { globals }) => {
  const { lang, dir, ...data } = htmlAttributes(globals as Record<string, string>);
  Object.assign(document.documentElement.dataset, data);
  Object.assign(document.documentElement, { lang, dir });
  return Story();
};
