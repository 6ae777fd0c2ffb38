import { useState } from 'react';
import { type Experiment, switchesVariedBy } from '#contract/experiments/experiment.ts';
import { type SwitchDefinition, type SwitchName, switches } from '#design-system/switches/switches.ts';
import { List } from '#funnel/builder/builderFields.tsx';
import { Device } from '#funnel/builder/Device.tsx';
import type { FramedWalk } from '#funnel/builder/FramedSurvey.tsx';
import { ownCampaign } from '#funnel/builder/ownCampaigns.ts';
import { screensOf, splitCamelCase } from '#funnel/builder/reachableScreens.ts';
import type { Place } from '#funnel/builder/sampleVisit.ts';
import { nameOf, titleOf } from '#funnel/builder/switchLabels.ts';
import { brandSites, type Site, switchesOf, untouched, type Variant } from '#funnel/builder/variant.ts';
import { campaignRows } from '#funnel/campaign/campaigns.ts';
import type { Switches } from '#themes/switches.ts';
import * as styles from './ExperimentPage.css.ts';
import * as map from './FlowMap.css.ts';

type Running = Experiment<Switches>;

/** The paths whose visitors an experiment shares out. */
export const pathsWith = ({ name }: Pick<Running, 'name'>): readonly string[] =>
  Object.keys(campaignRows).filter((path) => campaignRows[path]?.experiments?.some((each) => each.name === name));

const site = brandSites[0] as Site;

/** A variant as the builder shows it: the campaign of a path, with these switches. */
const variantAt = (path: string, chosen: Variant['chosen']): Variant => ({ ...untouched(ownCampaign(path)), chosen });

/** The first screen on which the variants differ. Most switches show from the second on: the first only invites. */
function firstDifference(places: readonly Place[], experiment: Running): Place {
  const varied = switchesVariedBy(experiment as Experiment) as SwitchName[];
  const concerned = varied.flatMap((name) => (switches[name] as SwitchDefinition).concerns ?? []);
  return (places.find(({ viewing }) => concerned.includes(viewing)) ?? places[1] ?? places[0]) as Place;
}

const inWords = (chosen: Partial<Switches>) =>
  Object.entries(chosen)
    .map(([name, value]) => `${titleOf(name as SwitchName)}: ${nameOf(name as SwitchName, value)}`)
    .join(', ') || 'The campaign as it is';

/** A running experiment: what it compares, side by side in the real survey, and who decides it when. */
export function ExperimentPage({ experiment }: { experiment: Running }) {
  const { name, owner, expires, variants } = experiment;
  const paths = pathsWith(experiment);
  const [path = '/survey'] = paths;
  const shares = variants.reduce((sum, { weight }) => sum + weight, 0);
  const base = variantAt(path, {});
  const places = screensOf(base.campaign, switchesOf(base, site));
  const [walk, setWalk] = useState<FramedWalk>(() => ({ place: firstDifference(places, experiment) }));
  const facts = [
    ['Owner', owner],
    ['Decided by', expires],
    ['Paths', paths.join(', ')],
    ['Flow', base.campaign.flow],
  ] as const;
  return (
    <main className={map.widePage} lang="en">
      <h1 className={map.title}>{`Experiment ${name}`}</h1>
      <dl className={map.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact} className={map.fact}>
            <dt>{fact}</dt>
            <dd className={map.value}>
              {fact === 'Paths'
                ? paths.map((each) => (
                    <a key={each} className={map.address} href={`${site.origin}${each}`} target="_blank" rel="noopener">
                      {each}{' '}
                    </a>
                  ))
                : value}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        The first variant is what the others are compared with. The figures are at{' '}
        <a href={`${site.origin}/studio/experiments`} target="_blank" rel="noopener">
          /studio/experiments
        </a>
        . Whoever answers in one page here answers in all.
      </p>
      <List
        label="Screen"
        value={walk.place.viewing}
        options={places.map(({ viewing }, index) => ({
          id: viewing,
          name: `${index + 1}. ${splitCamelCase(viewing)}`,
          lang: 'en',
        }))}
        onPick={(step) => setWalk({ place: places.find(({ viewing }) => viewing === step) as Place })}
      />
      <div className={styles.variants}>
        {variants.map(({ id, weight, switches: chosen }) => {
          const variant = variantAt(path, chosen);
          const label = `Variant ${id}`;
          return (
            <section key={id} className={styles.variant} aria-label={label}>
              <h2 className={map.subtitle}>{label}</h2>
              <p>{inWords(chosen)}</p>
              <p className={map.quiet}>
                {`${Math.round((weight / shares) * 100)} % of the visitors. To review it:`}{' '}
                <a href={`${site.origin}${path}?variant=${name}.${id}`} target="_blank" rel="noopener">
                  {path}?variant={name}.{id}
                </a>
              </p>
              <Device
                device="phone"
                variant={label}
                scene={{
                  frame: label,
                  campaign: variant.campaign,
                  switches: switchesOf(variant, site),
                  fonts: 'loaded',
                  walk,
                  onWalk: setWalk,
                }}
              />
            </section>
          );
        })}
      </div>
    </main>
  );
}
