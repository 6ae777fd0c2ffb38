/** A task and the stories that serve it; tests/stories checks the ids. */
export interface Door {
  readonly title: string;
  readonly about: string;
  readonly links: readonly (readonly [label: string, story: string])[];
}

export const doors: readonly Door[] = [
  {
    title: 'Design',
    about: 'See every theme, logo and component: alone, beside another, and on a whole page.',
    links: [
      ['Two themes beside each other', 'foundations-themes--compare'],
      ['All themes, in colour', 'foundations-themes--side-by-side'],
      ['All themes, by shape and type alone', 'foundations-themes--in-greyscale'],
      ['Change a theme by hand', 'tools-theme-editor--change-a-theme'],
      ['Make a brand', 'tools-theme-editor--make-a-brand'],
      ['Put components together', 'tools-playground--playground'],
      ['Tokens for design tools', 'foundations-tokens--for-design-tools'],
      ['Contrast of every pair', 'foundations-contrast--every-pair'],
      ['Every version of the logo', 'foundations-logos--all-versions'],
      ['When to use which component', 'guides-when-to-use-what--docs'],
    ],
  },
  {
    title: 'Run a campaign',
    about: 'Choose what differs, see the page at once, and copy its address or its row.',
    links: [
      ['Variant builder', 'tools-variant-builder--builder'],
      ['How the builder works', 'guides-put-a-variant-together--docs'],
      ['Every campaign by its path', 'flows-campaigns--every-path'],
      ['Every switch, and what it is for', 'foundations-switches--list'],
    ],
  },
  {
    title: 'Read a survey',
    about: 'Follow a flow on its map, or answer it yourself. Nothing is sent from here.',
    links: [
      ['The main survey as a map', 'flows-maps--main'],
      ['Walk through any flow', 'flows-player--from-the-start'],
      ['The screens of the main survey', 'pages-survey-screens--start'],
      ['What comes after the last answer', 'pages-after-the-survey--thank-you'],
    ],
  },
  {
    title: 'Approve and build',
    about: 'Say yes or no to each picture that a change made, or add something of your own.',
    links: [
      ['Review a change by its pictures', 'guides-review-a-change-by-its-pictures--docs'],
      ['Add a theme', 'guides-add-a-theme--docs'],
      ['Add a brand', 'guides-add-a-brand--docs'],
      ['Add a component', 'guides-add-a-component--docs'],
      ['Add a switch', 'guides-add-a-switch--docs'],
      ['Add a survey', 'guides-add-a-survey--docs'],
      ['Use it elsewhere', 'guides-use-it-elsewhere--docs'],
    ],
  },
];
