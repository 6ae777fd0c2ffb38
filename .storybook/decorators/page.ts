import type { Decorator } from '@storybook/react-vite';
import { htmlAttributes } from '../globals.ts';

/** Dresses html as a page does, before the story renders: data-theme, data-brand, data-logo and lang from the toolbar (decisions 4). */
export const onHtml: Decorator = (Story, { globals }) => {
  const { lang, ...data } = htmlAttributes(globals as Record<string, string>);
  Object.assign(document.documentElement.dataset, data);
  document.documentElement.lang = lang;
  return Story();
};
