import { type ReactNode, useState } from 'react';
import { flows } from '#contract/flows/index.ts';
import { type SwitchDefinition, switches, switchNames } from '#design-system/switches/switches.ts';
import { titleOf } from '#funnel/builder/switchLabels.ts';
import { campaignRows } from '#funnel/campaign/campaigns.ts';
import * as experiments from '#funnel/campaign/experiments.ts';
import { type BrandId, brands } from '#themes/brands.ts';
import { identities } from '#themes/identities.ts';
import { Logo } from '#themes/logos/Logo.tsx';
import { logoVersions, markIds } from '#themes/logos/versions.ts';
import { type ThemeId, themeById, themeIds } from '#themes/registry.ts';
import * as styles from './chrome.css.ts';
import { doors } from './doors.ts';
import { type ScreenId, ScreenTile } from './ScreenTile.tsx';
import { StoryLink } from './StoryLink.tsx';

interface StartHereProps {
  readonly brand: BrandId;
  readonly language: 'en' | 'es';
}

/** How much there is of each thing, counted from its one list. */
const counts: readonly (readonly [count: number, what: string])[] = [
  [themeIds.length, 'themes'],
  [logoVersions.length, 'logo versions'],
  [switchNames.filter((name) => switches[name].built).length, 'visual switches'],
  [flows.length, 'flows'],
  [Object.keys(campaignRows).length, 'campaign paths'],
];

/** A theme by its real start screen; pointed at, it shows its question. */
function ThemeTile({ id, ...look }: StartHereProps & { id: ThemeId }) {
  const [screen, setScreen] = useState<ScreenId>('start');
  const { name } = themeById(id);
  return (
    <li onPointerLeave={() => setScreen('start')} onBlur={() => setScreen('start')}>
      <StoryLink story={`foundations-theme--${name.toLowerCase()}`} className={styles.tile} onEnter={() => setScreen('question')}>
        <ScreenTile theme={id} screen={screen} {...look} />
        <span className={styles.tileName}>
          {id} {name}
        </span>
        <span className={styles.muted}>{identities[id].motto}</span>
      </StoryLink>
    </li>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Switches and experiments that somebody has to decide, soonest first. */
const undecided = [
  ...Object.values(experiments).map(({ name, owner, expires }) => ({ what: `Experiment ${name}`, owner, expires })),
  ...switchNames.flatMap((name) => {
    const { owner, expires }: SwitchDefinition = switches[name];
    return expires === 'permanent' ? [] : [{ what: `Switch ${titleOf(name)}`, owner, expires }];
  }),
].sort((a, b) => a.expires.localeCompare(b.expires));
const soonest = undecided.slice(0, 3);

function WaitsForALook() {
  return (
    <Card title="Waits for a look">
      <ul className={styles.rows}>
        <li>
          <span>
            Pictures that a change made differ
            <br />
            <span className={styles.muted}>npm run visual:review</span>
          </span>
          <StoryLink story="guides-review-a-change-by-its-pictures--docs" className={styles.action}>
            Review
          </StoryLink>
        </li>
        {soonest.map(({ what, owner, expires }) => (
          <li key={what}>
            <span>
              {what}
              <br />
              <span className={styles.muted}>
                {owner} decides by {expires}
              </span>
            </span>
            <StoryLink
              story={what.startsWith('Switch') ? 'foundations-switches--list' : 'flows-experiments--answers-in-two'}
              className={styles.action}
            >
              Look
            </StoryLink>
          </li>
        ))}
      </ul>
      {undecided.length > soonest.length && (
        <StoryLink story="foundations-switches--list">{`and ${undecided.length - soonest.length} more`}</StoryLink>
      )}
    </Card>
  );
}

/** Storybook's first page: the themes as they are, what waits, and where each reader finds what they came for. */
export function StartHere({ brand, language }: StartHereProps) {
  return (
    <main className={styles.chrome} lang="en" data-theme={styles.chromeTheme}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>Start here: twelve ways to ask one question</h1>
          <p className={styles.muted}>
            Whatever you see here is the code that visitors get: approve it here, and they see it.{' '}
            {counts.map(([count, what]) => `${count} ${what}`).join(', ')}.
          </p>
        </div>
        <p className={styles.actions}>
          <StoryLink story="foundations-themes--compare" className={styles.action}>
            Compare two
          </StoryLink>
          <StoryLink story="foundations-themes--in-greyscale" className={styles.action}>
            In greyscale
          </StoryLink>
          <StoryLink story="tools-theme-editor--change-a-theme" className={styles.mainAction}>
            Change a theme
          </StoryLink>
        </p>
      </header>
      <ul className={styles.tiles} aria-label="Themes">
        {themeIds.map((id) => (
          <ThemeTile key={id} id={id} brand={brand} language={language} />
        ))}
      </ul>
      <div className={styles.cards}>
        <WaitsForALook />
        <Card title={`${logoVersions.length} logos`}>
          <div className={styles.logos}>
            {markIds.flatMap((mark) =>
              (['1', '6'] as const).map((lockup) => (
                <Logo key={`${mark}.${lockup}`} version={`v${mark}.${lockup}`} name={brands[brand].name} />
              )),
            )}
          </div>
          <StoryLink story="foundations-logos--all-versions">Every version of the logo</StoryLink>
        </Card>
      </div>
      <div className={`${styles.card} ${styles.ways}`}>
        {doors.map(({ title, about, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p className={styles.muted}>{about}</p>
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
      <p className={styles.muted}>
        The toolbar dresses any story: theme, brand, logo, language and each switch. What you choose there stays as you go from
        story to story, and is in the address that you share. What stories play out, the sidebar’s filter shows: tag act.
      </p>
    </main>
  );
}
