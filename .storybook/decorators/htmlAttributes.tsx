import type { Decorator } from '@storybook/react-vite';
import { htmlAttributes, knownGlobals } from '../globals.ts';
import { pseudoLanguage } from '../samples/pseudo.ts';
import * as styles from './note.css.ts';

/** Sets html's attributes before the story renders. See docs/spec/campaigns.md#page-hooks. */
export const onHtml: Decorator = (Story, { globals, tags }) => {
  const { known, notes } = knownGlobals(globals);
  const isSheet = tags.includes('sheet') && !tags.includes('panels');
  // of visitors' screens a sheet has a few words, and none of them long
  if (isSheet && known.lang === pseudoLanguage.value) known.lang = 'en';
  const { lang, dir, ...data } = htmlAttributes(known);
  // panels of other themes would get the page's look besides their own
  if (tags.includes('panels')) data.theme = 'wireframe';
  // the people who run the business have a theme of their own
  if (tags.includes('studio')) Object.assign(data, { theme: 'studio', scheme: globals.scheme === 'dark' ? 'dark' : 'light' });
  Object.assign(document.documentElement.dataset, data);
  Object.assign(document.documentElement, { lang: isSheet ? 'en' : lang, dir });
  const story = Story({ globals: { ...globals, ...known } });
  if (notes.length === 0) return story;
  return (
    <>
      <p role="status" className={styles.note}>
        {notes.join(' ')}
      </p>
      {story}
    </>
  );
};
