import { useMemo } from 'react';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { Device } from '#funnel/builder/Device.tsx';
import * as styles from './looks.css.ts';
import { type LookState, useSceneOf } from './useLook.ts';
import { type Looks, lookLetter } from './useLooks.ts';

interface BesideProps {
  readonly look: LookState;
  readonly live: CampaignContent;
  readonly of: Looks['looks'][number];
  readonly at: number;
}

/** One look on a phone, at the screen that all of them show. */
function LookBeside({ look, live, of: { switches }, at }: BesideProps) {
  const content = useMemo((): CampaignContent => ({ ...live, switches: { ...live.switches, ...switches } }), [live, switches]);
  const letter = lookLetter(at);
  const scene = useSceneOf(content, look, `look ${letter}`);
  const name = at === 0 ? 'A, as it is live' : letter;
  return (
    <section className={styles.one} aria-label={`Look ${name}`}>
      <h2 className={styles.name}>{name}</h2>
      {scene && <Device device={look.on === 'small' ? 'small' : 'phone'} variant={`Look ${letter}`} scene={scene} bare />}
    </section>
  );
}

/** Two to four looks beside each other: a press in one walks all of them. */
export function BesideStage({ look, looks: { live, looks } }: { readonly look: LookState; readonly looks: Looks }) {
  const count = looks.length === 2 || looks.length === 3 ? looks.length : 4;
  return (
    <div className={styles.stage[count]} data-scene>
      {live && looks.map((each, at) => <LookBeside key={lookLetter(at)} look={look} live={live} of={each} at={at} />)}
    </div>
  );
}
