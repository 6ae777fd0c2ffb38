import type { Decorator } from '@storybook/react-vite';
import { htmlAttributes } from '../globals.ts';

/** Dresses html as a page does, before the story renders: data-theme, data-brand, data-logo, data-font, lang and dir from the toolbar (decisions 4). */
export const onHtml: Decorator = (Story, { globals }) => {
  const { lang, dir, ...data } = htmlAttributes(globals as Record<string, string>);
  Object.assign(document.documentElement.dataset, data);
  Object.assign(document.documentElement, { lang, dir });
  return Story();
};
