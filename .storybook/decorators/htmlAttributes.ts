import type { Decorator } from '@storybook/react-vite';
import { htmlAttributes } from '../globals.ts';

/** Sets html's attributes before the story renders. See docs/spec/campaigns.md#page-hooks. */
export const onHtml: Decorator = (Story, { globals, tags }) => {
  const { lang, dir, ...data } = htmlAttributes(globals as Record<string, string>);
  // panels of other themes would get the page's look besides their own
  if (tags.includes('panels')) data.theme = 'wireframe';
  Object.assign(document.documentElement.dataset, data);
  Object.assign(document.documentElement, { lang, dir });
  return Story();
};
