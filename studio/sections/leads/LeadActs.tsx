import { useEffect, useState } from 'react';
import type { LeadAct } from '#contract/studio/desk.ts';
import { leadNumber } from '#contract/studio/lead-number.ts';
import { hasLetterKeys } from '../../data/device.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { Tick } from '../../parts/fields.tsx';
import { Button, Key } from '../../parts/parts.tsx';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import * as styles from './leads.css.ts';
import { actNames, actSentence, type OneLead, toWhom } from './leadWords.ts';

const acts: readonly LeadAct[] = ['release', 'replay', 'hold', 'return', 'drop'];
const looks = { release: 'main', replay: 'plain', hold: 'plain', return: 'plain', drop: 'danger' } as const;

interface DialogProps {
  readonly lead: OneLead;
  readonly act: LeadAct;
  onDone(): void | Promise<void>;
  onClose(): void;
}

/** The sentence for one buyer, or for several. */
const inNumber = (text: string, count: number) =>
  count === 1 ? text.replace(' get it', ' gets it').replace(' give it', ' gives it') : text;

/** Asks to whom, and why. */
function ActDialog({ lead, act, onDone, onClose }: DialogProps) {
  const fitting = lead.deliveries.filter(({ may }) => may.includes(act));
  const [left, setLeft] = useState<readonly string[]>([]);
  const meant = fitting.filter(({ destination }) => !left.includes(destination));
  const run = useAct('actOnLead', async () => {
    await onDone();
    onClose();
  });
  const names = meant.map(toWhom).join(' and ');
  const { id } = lead.row;
  return (
    <WhyDialog
      title={`${actNames[act]}: lead ${leadNumber(id)}`}
      text={names === '' ? undefined : inNumber(actSentence(act, names), meant.length)}
      does={actNames[act]}
      look={act === 'drop' ? 'danger' : 'main'}
      isPending={run.isPending}
      failure={run.error?.message ?? ''}
      hindrance={meant.length === 0 ? 'Choose at least one.' : undefined}
      onDo={(because) => run.mutate({ act, id, destinations: meant.map(({ destination }) => destination), because })}
      onClose={onClose}
    >
      {fitting.length > 1 && (
        <fieldset className={styles.ticks} aria-label="To whom">
          {fitting.map((each) => (
            <Tick
              key={each.destination}
              label={toWhom(each)}
              isOn={!left.includes(each.destination)}
              onChange={(isOn) =>
                setLeft(isOn ? left.filter((other) => other !== each.destination) : [...left, each.destination])
              }
            />
          ))}
        </fieldset>
      )}
    </WhyDialog>
  );
}

interface ActsProps {
  readonly lead: OneLead;
  readonly asks: LeadAct | undefined;
  onAsk(act: LeadAct | undefined): void;
  onDone(): void | Promise<void>;
}

/** What can be done with a lead now. `r` releases it where letters are keys. */
export function LeadActs({ lead, asks, onAsk, onDone }: ActsProps) {
  const { allows, whoMay } = useSession();
  const possible = acts.filter((act) => lead.deliveries.some(({ may }) => may.includes(act)));
  const canRelease = possible.includes('release') && allows('send');
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) => {
      const isTyped = target instanceof Element && target.closest('input, select, textarea') !== null;
      if (key !== 'r' || ctrlKey || metaKey || altKey || defaultPrevented || isTyped) return;
      if (canRelease && hasLetterKeys() && !document.querySelector(':modal')) onAsk('release');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [canRelease, onAsk]);
  if (possible.length === 0) return null;
  return (
    <div className={styles.part}>
      <div className={styles.acts}>
        {possible.map((act) => (
          <Button key={act} look={looks[act]} onClick={() => onAsk(act)} disabled={!allows('send')}>
            {actNames[act]}
            {act === 'release' && hasLetterKeys() && <Key>R</Key>}
          </Button>
        ))}
        {!allows('send') && <span>Ask a person with the role {whoMay('send')}.</span>}
      </div>
      {asks && <ActDialog key={asks} lead={lead} act={asks} onDone={onDone} onClose={() => onAsk(undefined)} />}
    </div>
  );
}
