import { useState } from 'react';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { visuallyHidden } from '#design-system/components/base.css.ts';
import { Segments } from '#funnel/builder/builderFields.tsx';
import { Device, type DeviceId } from '#funnel/builder/Device.tsx';
import type { Scene } from '#funnel/builder/FramedSurvey.tsx';
import { splitCamelCase } from '#funnel/builder/reachableScreens.ts';
import { queryOf } from '#funnel/builder/switchQuery.ts';
import { Icon } from '../../../parts/icons.tsx';
import { lookAddress } from '../../../parts/Look.tsx';
import { useMedia } from '../../../parts/useMedia.ts';
import { useDraft } from '../useDraft.ts';
import { BesideStage } from './BesideStage.tsx';
import * as styles from './look.css.ts';
import { lookLanguages, lookWidths } from './lookQuestion.ts';
import type { LookState } from './useLook.ts';
import type { Looks } from './useLooks.ts';

const widthNames = { phone: 'Phone', small: '320', desktop: 'Desktop', both: 'Both' } as const;
const languageNames = { en: 'English', es: 'Español' } as const;

/** `AtFault` -> `At fault`. */
const sentence = (step: string) => {
  const words = splitCamelCase(step).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Which screen is shown, with the ones beside it. */
function Stepper({ look }: { readonly look: LookState }) {
  const { places, at, walk, step, goTo } = look;
  const viewing = walk?.place.viewing ?? '';
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.stepButton}
        aria-label="Screen before"
        aria-keyshortcuts="["
        disabled={at === 0}
        onClick={() => step(-1)}
      >
        <Icon name="back" size={16} />
      </button>
      <select
        className={styles.stepName}
        aria-label="Screen"
        value={viewing}
        onChange={({ target }) => goTo(places.find((each) => each.viewing === target.value))}
      >
        {at < 0 && <option value={viewing}>{sentence(viewing)} · by another way</option>}
        {places.map((place, index) => (
          <option key={place.viewing} value={place.viewing}>
            {sentence(place.viewing)} · {index + 1} of {places.length}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.stepButton}
        aria-label="Next screen"
        aria-keyshortcuts="]"
        disabled={at === places.length - 1}
        onClick={() => step(1)}
      >
        <Icon name="next" size={16} />
      </button>
    </div>
  );
}

function Toolbar({ look }: { readonly look: LookState }) {
  return (
    <div className={styles.toolbar}>
      <fieldset>
        <legend className={visuallyHidden}>Width</legend>
        <Segments values={lookWidths} name={(each) => widthNames[each]} value={look.on} onPick={(on) => look.ask({ on })} />
      </fieldset>
      <fieldset>
        <legend className={visuallyHidden}>Language</legend>
        <Segments
          values={lookLanguages}
          name={(each) => languageNames[each]}
          value={look.lang}
          onPick={(lang) => look.ask({ lang })}
        />
      </fieldset>
      <Stepper look={look} />
    </div>
  );
}

/** The draft's first page by the server, for the moment before the survey runs. */
function usePoster({ at, lang }: LookState): string | undefined {
  const { view, content } = useDraft();
  const [first] = useState({ at, content });
  const query = queryOf({ ...first.content.switches, lang });
  return first.at === 0
    ? lookAddress({
        of: keyOfPath(content.path),
        version: `${view.live?.version ?? 0}.${view.draft?.etag ?? 0}`,
        draft: view.draft !== undefined,
        query: Object.fromEntries(query),
      })
    : undefined;
}

const LiveNow = ({ device, scene }: { readonly device: DeviceId; readonly scene: Scene }) => (
  <section className={styles.live[device]} aria-label="Live now">
    <h2 className={styles.liveTitle}>Live now</h2>
    <Device device={device} variant="Live now" scene={scene} bare />
  </section>
);

/** The survey as the draft has it, and beside it, smaller, what visitors get now. */
export function StagePane({ look, looks }: { readonly look: LookState; readonly looks: Looks }) {
  const hasRoom = useMedia('(min-width: 40rem)');
  const poster = usePoster(look);
  const devices: readonly DeviceId[] = look.on === 'both' ? ['phone', 'desktop'] : [look.on];
  const liveDevice = look.on === 'both' ? undefined : look.on;
  const live = liveDevice && hasRoom ? look.liveScene('live') : undefined;
  return (
    <section className={styles.stage} aria-label="The page">
      <Toolbar look={look} />
      {looks.isBeside ? (
        <BesideStage look={look} looks={looks} />
      ) : (
        <div className={styles.scene[look.on]} data-scene>
          {devices.map((device) => {
            const scene = look.scene(`draft ${device}`);
            return (
              scene && (
                <div key={device} className={styles.main[device]}>
                  <Device device={device} variant="Draft" scene={scene} bare poster={poster} />
                </div>
              )
            );
          })}
          {live && liveDevice && <LiveNow device={liveDevice} scene={live} />}
        </div>
      )}
    </section>
  );
}
