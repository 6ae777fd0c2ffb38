import type { ReactNode } from 'react';
import { flows } from '#contract/flows/index.ts';
import { switches, switchNames } from '#design-system/switches/switches.ts';
import { campaignRows } from '#funnel/campaign/campaigns.ts';
import { logoVersions } from '#themes/logos/versions.ts';
import { type ThemeId, themeById, themeIds } from '#themes/registry.ts';
import * as text from '../themes/page.css.ts';
import * as styles from './startHere.css.ts';

/** A task and the stories that serve it; tests/stories checks the ids. */
interface Door {
  readonly title: string;
  readonly about: string;
  readonly links: readonly (readonly [label: string, story: string])[];
}

const doors: readonly Door[] = [
  {
    title: 'Design',
    about: 'See every theme, logo and component: alone, beside another, and on a whole page.',
    links: [
      ['Two themes beside each other', 'foundations-themes--compare'],
      ['All themes, in colour', 'foundations-themes--side-by-side'],
      ['All themes, by shape and type alone', 'foundations-themes--in-greyscale'],
      ['Change a theme by hand', 'tools-theme-editor--change-a-theme'],
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

/** How much there is of each thing, counted from its one list. */
const counts: readonly (readonly [count: number, what: string])[] = [
  [themeIds.length, 'themes'],
  [logoVersions.length, 'logo versions'],
  [switchNames.filter((name) => switches[name].built).length, 'visual switches'],
  [flows.length, 'flows'],
  [Object.keys(campaignRows).length, 'campaign paths'],
];

/** A link that Storybook's own frame follows; in a new tab it is the same page. */
function StoryLink({ story, className, children }: { story: string; className?: string; children: ReactNode }) {
  const kind = story.endsWith('--docs') ? 'docs' : 'story';
  return (
    <a className={className} href={`./?path=/${kind}/${story}`} target="_top">
      {children}
    </a>
  );
}

/** A theme by its header, heading face and call to action. */
function Tile({ id }: { id: ThemeId }) {
  const { name, fits } = themeById(id);
  return (
    <StoryLink story={`foundations-theme--${name.toLowerCase()}`} className={styles.tile}>
      <span data-theme={id} className={styles.sample} aria-hidden="true">
        <span className={styles.sampleHeader} />
        <span className={styles.sampleWord}>Aa</span>
        <span className={styles.sampleAction} />
      </span>
      <strong>
        {id} {name}
      </strong>
      <span className={text.muted}>{fits}</span>
    </StoryLink>
  );
}

/** Storybook's first page: what there is, and where each reader finds it. */
export function StartHere() {
  return (
    <main className={styles.page} lang="en">
      <header className={styles.head}>
        <h1 className={text.display}>Start here</h1>
        <p className={text.lead}>
          The survey’s design system. Whatever you see here is the code that visitors get, so what you approve is what they see.
        </p>
        <ul className={styles.counts}>
          {counts.map(([count, what]) => (
            <li key={what}>
              <strong>{count}</strong> {what}
            </li>
          ))}
        </ul>
      </header>

      <div className={styles.doors}>
        {doors.map(({ title, about, links }) => (
          <section key={title} className={text.card}>
            <h2 className={text.question}>{title}</h2>
            <p>{about}</p>
            <ul className={styles.links}>
              {links.map(([label, story]) => (
                <li key={story}>
                  <StoryLink story={story}>{label}</StoryLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>

      <section className={styles.part} aria-labelledby="themes">
        <h2 id="themes" className={text.question}>
          The themes
        </h2>
        <div className={styles.tiles}>
          {themeIds.map((id) => (
            <Tile key={id} id={id} />
          ))}
        </div>
      </section>

      <p className={styles.hint}>
        The toolbar dresses any story: theme, brand, logo, language and each switch. What you choose there stays as you go from
        story to story, and is in the address that you share.
      </p>
    </main>
  );
}
