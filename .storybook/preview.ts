import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { inLanguage } from './samples/inLanguage.tsx';
import '#design-system/theme/global.css.ts';
import { showFonts } from '#funnel/builder/firstVisitFonts.ts';
import { noteConnection } from '#studio/data/connection.ts';
import { faces } from '#themes/faces/faces.ts';
import { allThemeIds, themeById } from '#themes/registry.ts';
import { showScheme } from '#themes/showScheme.ts';
import { onHtml } from './decorators/htmlAttributes.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import { propertyDocs } from './docs/propertyDocs.ts';
import { withImports, withoutCitations } from './docs/sourceText.ts';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import { withoutServer } from './noServer.ts';
import { setPictureModes } from './pictureModes.ts';
import { bringToRest } from './pictures.ts';

withoutServer(globalThis);

/** Loads all themes, faces and fonts first: a picture would else show fallbacks. */
const stylesheets = [...allThemeIds.map((id) => themeById(id).stylesheet), ...Object.values(faces)];
const themesLoaded = Promise.all(stylesheets.map((load) => load())).then(() =>
  Promise.allSettled([...document.fonts].map((font) => font.load())),
);

// A test that looks while a colour is changing sees a contrast that is never shown.
if (navigator.webdriver) {
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }',
  );
  document.adoptedStyleSheets.push(still);
}

// Screens come lazily: a busy machine brings them later than the second that Testing Library waits.
configure({ asyncUtilTimeout: 10_000 });

/** Console errors fail a story's test: a visitor's page would have them too. */
const consoleErrors: string[] = [];
if (navigator.webdriver) {
  // biome-ignore lint/suspicious/noConsole: what others write there is what is looked for
  const say = console.error;
  console.error = (...said: unknown[]) => {
    consoleErrors.push(said.map(String).join(' '));
    say(...said);
  };
}

/** A component as Storybook's reader of comments leaves it. */
type Documented = { readonly __docgenInfo?: { readonly description?: string } } | undefined;

const preview: Preview = {
  globalTypes,
  initialGlobals,
  // A page of docs for each component and pattern; sheets and whole pages take it back.
  tags: ['autodocs'],
  beforeEach: () => {
    consoleErrors.length = 0;
    // a call that the story before made, and that nobody answered, says nothing of this one
    noteConnection('fine');
  },
  afterEach: () => {
    bringToRest();
    if (consoleErrors.length > 0) throw new Error(`The console says: ${consoleErrors.join('; ')}`);
  },
  loaders: [
    async ({ globals: { fonts, scheme } }) => {
      await themesLoaded;
      showScheme(scheme === 'dark' || scheme === 'system' ? scheme : 'light');
      await showFonts(fonts === 'first' ? 'first' : 'loaded');
    },
  ],
  decorators: [inLanguage, onHtml],
  argTypesEnhancers: [propertyDocs, setPictureModes],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        // Storybook opens on the first
        order: ['Start here', 'Foundations', ['Themes'], 'Components', 'Patterns', 'Pages', 'Flows', 'Studio', 'Guides', 'Tools'],
      },
    },
    docs: {
      codePanel: true,
      // on a page of docs nothing plays, so an act would repeat the story that it begins with
      stories: { filter: ({ tags }: { readonly tags?: readonly string[] }) => tags?.includes('act') !== true },
      page: DocsPage,
      extractComponentDescription: (component: Documented) => withoutCitations(component?.__docgenInfo?.description ?? ''),
      source: { transform: withImports },
    },
  },
};

export default preview;
