import type { SwitchName } from '#design-system/switches/switches.ts';
import * as styles from './builder.css.ts';
import type { Widths } from './builderAddress.ts';
import { Device, type DeviceId } from './Device.tsx';
import type { FramedWalk } from './FramedSurvey.tsx';
import type { FontState } from './firstVisitFonts.ts';
import { type Site, switchesOf, type Variant } from './variant.ts';
import { type Warning, warningsOf } from './warnings.ts';

/** Up to this many warnings show in full; more would push the survey off the screen. */
const warningsShown = 2;

function Warnings({ warnings, onFix }: { warnings: readonly Warning[]; onFix: (name: SwitchName, value: string) => void }) {
  const list = (
    <ul className={styles.warnings}>
      {warnings.map(({ text, fix }) => (
        <li key={text} className={styles.warning}>
          <span>{text}</span>
          {fix && (
            <button
              type="button"
              className={styles.button}
              onClick={({ currentTarget }) => {
                // the warning goes, and the button that has the focus with it
                currentTarget.closest('section')?.focus({ preventScroll: true });
                onFix(fix.name, fix.value);
              }}
            >
              {fix.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
  if (warnings.length <= warningsShown) return list;
  return (
    <details>
      <summary className={styles.warningCount}>{`${warnings.length} things to know about what you chose`}</summary>
      {list}
    </details>
  );
}

interface StageProps {
  readonly variants: readonly {
    readonly label: string;
    readonly variant: Variant;
    readonly onFix: (name: SwitchName, value: string) => void;
  }[];
  readonly site: Site;
  readonly widths: Widths;
  readonly fonts: FontState;
  readonly walk: FramedWalk;
  readonly onWalk: (walk: FramedWalk) => void;
}

/** The survey itself, for each variant at each width. An answer in one frame applies to all. */
export function Stage({ variants, site, widths, fonts, walk, onWalk }: StageProps) {
  const shown: readonly DeviceId[] = widths === 'both' ? ['phone', 'desktop'] : [widths];
  return (
    <div className={variants.length > 1 ? styles.compared : undefined}>
      {variants.map(({ label, variant, onFix }) => {
        const warnings = warningsOf(variant, site);
        return (
          <section key={label} tabIndex={-1} className={styles.variant} aria-label={label}>
            <h2 className={styles.variantTitle}>{label}</h2>
            <div role="status">{warnings.length > 0 && <Warnings warnings={warnings} onFix={onFix} />}</div>
            <div className={variants.length > 1 ? styles.stacked : styles.devices[widths]}>
              {shown.map((device) => (
                <Device
                  key={device}
                  device={device}
                  variant={label}
                  scene={{
                    frame: `${label} ${device}`,
                    campaign: variant.campaign,
                    switches: switchesOf(variant, site),
                    fonts,
                    walk,
                    onWalk,
                  }}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
