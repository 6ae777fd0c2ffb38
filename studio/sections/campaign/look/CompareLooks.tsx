import { useState } from 'react';
import { useSession } from '../../../data/useSession.ts';
import { Icon } from '../../../parts/icons.tsx';
import * as shared from '../../../parts/parts.css.ts';
import { Button } from '../../../parts/parts.tsx';
import { switchWords } from '../../experiments/Arms.tsx';
import { StartDialog } from '../../experiments/StartDialog.tsx';
import * as styles from './look.css.ts';
import * as looksStyles from './looks.css.ts';
import { type Looks, lookLetter } from './useLooks.ts';

/** Holds looks, shows two to four of them beside each other, and starts an experiment from them. */
export function CompareLooks({ of }: { readonly of: Looks }) {
  const { allows } = useSession();
  const { live, looks, heldCount, isBeside, hold, letGo, take, showBeside, forget } = of;
  const [isStarting, setStarting] = useState(false);
  if (!live || !allows('draft')) return null;
  const hasSeveral = looks.length > 1;
  return (
    <section className={styles.part} aria-labelledby="looks">
      <h2 id="looks" className={styles.partTitle} tabIndex={-1}>
        Looks to compare
      </h2>
      <ol className={looksStyles.list}>
        {looks.map((look, at) => (
          <li key={`${look.name} ${JSON.stringify(look.switches)}`} className={looksStyles.item}>
            <strong>
              {lookLetter(at)}
              <span className={styles.stateWord}>: </span>
            </strong>
            <div>
              {at === 0 ? look.name : switchWords(look.switches)}
              {at > heldCount && <span className={shared.muted}> · the draft</span>}
              {at > 0 && at <= heldCount && (
                <span className={styles.checkActs}>
                  <button
                    type="button"
                    className={styles.act}
                    aria-label={`Change look ${lookLetter(at)} in the draft`}
                    onClick={() => take(look)}
                  >
                    Change it
                  </button>
                  {' · '}
                  <button
                    type="button"
                    className={styles.act}
                    aria-label={`Let look ${lookLetter(at)} go`}
                    onClick={({ currentTarget }) => {
                      // the line goes, and the button that has the focus with it
                      currentTarget.closest('section')?.querySelector('h2')?.focus();
                      letGo(at);
                    }}
                  >
                    Let it go
                  </button>
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
      {!hasSeveral && (
        <p className={shared.muted}>Change something, then hold that look and try another: two to four are compared.</p>
      )}
      <div className={shared.row}>
        <Button look="small" aria-disabled={hold === undefined} onClick={() => hold?.()}>
          Hold this look
        </Button>
        {hasSeveral && (
          <Button look="small" aria-pressed={isBeside} onClick={() => showBeside(!isBeside)}>
            {isBeside ? 'Show the draft alone' : 'Show side by side'}
          </Button>
        )}
      </div>
      {heldCount > 0 && hasSeveral && (
        <Button onClick={() => setStarting(true)}>
          <Icon name="experiments" size={16} />
          Start an experiment from these
        </Button>
      )}
      {isStarting && <StartDialog live={live} looks={looks.slice(1)} onStarted={forget} onClose={() => setStarting(false)} />}
    </section>
  );
}
