import { type RefObject, useRef } from 'react';
import type { SwitchName } from '#design-system/switches/switches.ts';
import * as styles from './builder.css.ts';
import { Choice } from './builderFields.tsx';
import { variantIn, withFlow, withOne, withSecond, withState, withVariant, withWalk } from './builderSession.ts';
import { CampaignControls } from './CampaignControls.tsx';
import { Controls } from './Controls.tsx';
import { Share } from './Share.tsx';
import { Stage } from './Stage.tsx';
import { useBuilder } from './useBuilder.ts';
import { ViewBar } from './ViewBar.tsx';
import { type Campaigns, newPathOf, type Side, sideLetters, sides, switchesOf, type Variant, withChoice } from './variant.ts';

/** Its own look, whatever theme the page around it wears. */
const builderTheme = '3';

const labelOf = (side: Side) => `Variant ${sideLetters[side]}`;

// a button that goes, or can no longer be pressed, would leave the focus nowhere
const focus = ({ current }: RefObject<HTMLElement | null>) => current?.focus({ preventScroll: true });

/** Where marketers make a variant, see and walk it, compare two, and share it, without code. */
export function Builder({ campaigns }: { readonly campaigns: Campaigns }) {
  const { session, update, sites, site } = useBuilder(campaigns);
  const stage = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const { state, side, walk } = session;
  const variant = variantIn(session);
  const change = (which: Side, next: (before: Variant) => Variant) =>
    update((before, at) => withVariant(before, which, next(before.state[which] ?? before.state.one), at));
  const pick = (which: Side) => (name: SwitchName, value: string) =>
    change(which, (before) => withChoice(before, name, value, site));
  const beside = side === 'one' ? state.other : state.one;
  return (
    <div className={styles.page} data-theme={builderTheme} lang="en">
      <header className={styles.header}>
        <h1 className={styles.title}>Variant builder</h1>
        <p className={styles.lead}>Put a page together, walk it, and hand on its address. Nothing you do here is sent.</p>
        <button
          type="button"
          className={styles.toSurvey}
          onClick={() => {
            stage.current?.scrollIntoView();
            focus(stage);
          }}
        >
          Go to the survey
        </button>
      </header>
      <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label="What to show">
        {state.other && (
          <Choice
            legend="Change"
            values={sides}
            name={labelOf}
            value={side}
            onPick={(picked) => update((before) => ({ ...before, side: picked }))}
          />
        )}
        <CampaignControls
          variant={variant}
          campaigns={campaigns}
          onFlow={(flow) => update((before, at) => withFlow(before, flow, at, campaigns))}
          onCampaign={(campaign) => change(side, (before) => ({ ...before, campaign }))}
          onReset={() => {
            change(side, (before) => ({ ...before, chosen: {} }));
            focus(panel);
          }}
        />
        <Controls
          values={{ ...switchesOf(variant, site), ...variant.chosen }}
          touched={(name) => variant.chosen[name] !== undefined}
          onPick={pick(side)}
        />
      </aside>
      <main className={styles.main}>
        <ViewBar
          ref={bar}
          session={session}
          site={site}
          sites={sites}
          update={update}
          onCompare={() => {
            update(withSecond);
            focus(panel);
          }}
          onKeep={(kept) => {
            update((before, at) => withOne(before, kept, at));
            focus(bar);
          }}
        />
        <Share
          variant={variant}
          campaigns={campaigns}
          label={state.other ? labelOf(side) : 'this variant'}
          site={site}
          newPath={newPathOf(variant, side)}
          besides={beside && newPathOf(beside, side === 'one' ? 'other' : 'one')}
          onName={(name) => update((before) => withState(before, { [side]: { ...variantIn(before), name } }))}
        />
        <div ref={stage} tabIndex={-1}>
          <Stage
            variants={sides.flatMap((which) => {
              const each = state[which];
              return each ? [{ label: labelOf(which), variant: each, onFix: pick(which) }] : [];
            })}
            site={site}
            widths={state.widths}
            fonts={state.fonts}
            walk={walk}
            onWalk={(next) => update((before) => withWalk(before, next))}
          />
        </div>
      </main>
    </div>
  );
}
