import { useState } from 'react';
import { useSession } from '../../data/useSession.ts';
import * as shared from '../../parts/parts.css.ts';
import { Button, Tag } from '../../parts/parts.tsx';
import { dateTime, utc } from '../../parts/times.ts';
import { BringSettingsBackDialog, Changes } from './SettingsDialogs.tsx';
import * as styles from './settings.css.ts';
import type { SettingsView } from './settingsWords.ts';

const origins = { studio: '', cli: ', by the command line', file: ', from the file' } as const;

/** Every version with who, when, why and what it changed; one act brings one back. */
export function SettingsHistory({ view, onDone }: { readonly view: SettingsView; onDone(): void }) {
  const { allows } = useSession();
  const [version, setVersion] = useState<number>();
  return (
    <section className={shared.card} aria-labelledby="history">
      <h2 className={shared.cardTitle} id="history">
        Versions
      </h2>
      {view.versions.length === 0 && <p className={shared.padded}>None yet: these settings come from their file alone.</p>}
      <ul className={styles.list}>
        {view.versions.map((each) => {
          const isLive = each.version === view.live?.version;
          return (
            <li key={each.version} className={styles.item}>
              <div className={styles.what}>
                <div className={shared.row}>
                  <strong>Version {each.version}</strong>
                  {isLive && <Tag tone="live">Live</Tag>}
                </div>
                <p>{each.because}</p>
                <p className={shared.muted}>
                  {each.by}
                  {origins[each.origin]}, <time title={utc(each.at)}>{dateTime(each.at)}</time>
                </p>
                {each.base > 0 && each.differences.length > 0 && (
                  <details>
                    <summary>
                      {each.differences.length} {each.differences.length === 1 ? 'change' : 'changes'} from version {each.base}
                    </summary>
                    <Changes of={each.differences} content={view.content} />
                  </details>
                )}
              </div>
              {!isLive && allows('publishSettings') && (
                <Button look="small" onClick={() => setVersion(each.version)}>
                  Bring back …
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {version !== undefined && (
        <BringSettingsBackDialog
          view={view}
          version={version}
          onDone={() => {
            setVersion(undefined);
            onDone();
          }}
          onClose={() => setVersion(undefined)}
        />
      )}
    </section>
  );
}
