import { useState } from 'react';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { Controls } from '#funnel/builder/Controls.tsx';
import type { Site } from '#funnel/builder/variant.ts';
import { useSession } from '../../../data/useSession.ts';
import { Look } from '../../../parts/Look.tsx';
import { Note } from '../../../parts/parts.tsx';
import { useDraft } from '../useDraft.ts';
import { type Check, notesOf } from './checks.ts';
import * as styles from './look.css.ts';
import { valuesIn, withSwitch } from './lookContent.ts';

/** The switches that a theme's picture wears besides: others would draw all pictures anew at each press. */
const worn = ['brand', 'lang', 'scheme'] as const;

/** Draws the campaign's own first page in a theme, by the server. */
function usePictures(site: Site) {
  const { view, content } = useDraft();
  const values = valuesIn(content, site);
  const { live, draft, row } = view;
  // a draft's picture is of the draft that was there at first: the theme is in the address
  const [version] = useState(() => (live ? `${live.version}` : `d${draft?.etag ?? 0}`));
  return (theme: string) => (
    <Look
      of={keyOfPath(row.path)}
      version={version}
      draft={!live}
      query={{ ...Object.fromEntries(worn.map((name) => [name, values[name]])), theme }}
      className={styles.thumb}
      frameClass={styles.thumbFrame}
    />
  );
}

interface ControlsPaneProps {
  readonly site: Site;
  readonly checks: readonly Check[];
  readonly folded?: boolean;
}

/** Every visual switch of the draft. Who may not change it sees what is chosen, and who may. */
export function ControlsPane({ site, checks, folded = false }: ControlsPaneProps) {
  const { allows, role, whoMay } = useSession();
  const { content, differences, change } = useDraft();
  const picture = usePictures(site);
  const values = valuesIn(content, site);
  const mayChange = allows('draft');
  return (
    <>
      {!mayChange && <Note tone="quiet">{`A ${role} may not change this: ask ${whoMay('draft')}.`}</Note>}
      <fieldset disabled={!mayChange} className={folded ? styles.foldedControls : styles.controls} aria-label="Look">
        <Controls
          values={values}
          touched={(name) => differences.some(({ field }) => field === `switches.${name}`)}
          notes={notesOf(checks)}
          picture={picture}
          folded={folded}
          onPick={(name, value) => change((before) => withSwitch(before, name, value, site))}
        />
      </fieldset>
    </>
  );
}
