import { useState } from 'react';
import { useAct } from '../../data/useAct.ts';
import * as shared from '../../parts/parts.css.ts';
import { Button, Tag } from '../../parts/parts.tsx';
import { dateTime } from '../../parts/times.ts';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import type { SettingsView } from './settingsWords.ts';

export interface SettingsTestProps {
  readonly view: SettingsView;
  /** What is typed is not saved: a test would be of something else. */
  readonly isUnsaved: boolean;
  onTested(): void;
}

/** The test of a destination as it is saved: what came of the last one, and another. @param about what is sent */
export function SettingsTest({
  name,
  about,
  view,
  isUnsaved,
  onTested,
}: SettingsTestProps & { readonly name: string; readonly about: string }) {
  const [isAsking, setAsking] = useState(false);
  const test = useAct('testSettings', () => {
    setAsking(false);
    onTested();
  });
  const last = view.tested.find((each) => each.name === name);
  return (
    <div className={shared.row}>
      {last ? (
        <Tag tone={last.fault === '' ? 'live' : 'wrong'}>
          {last.fault === '' ? `Test taken ${dateTime(last.at)}` : `Test failed: ${last.fault}`}
        </Tag>
      ) : (
        <Tag tone="quiet">Not tested as it is</Tag>
      )}
      <Button look="small" disabled={isUnsaved} onClick={() => setAsking(true)}>
        Send a test …
      </Button>
      {isUnsaved && <span className={shared.muted}>Save the draft first.</span>}
      {isAsking && (
        <WhyDialog
          title={`Send ${name} a test?`}
          text={about}
          does="Send the test"
          isPending={test.isPending}
          failure={test.error?.message ?? ''}
          onDo={(because) => test.mutate({ kind: view.kind, name, because })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
