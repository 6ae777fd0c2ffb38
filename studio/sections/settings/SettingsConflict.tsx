import { useState } from 'react';
import { type MergeSide, mergeContents } from '#contract/campaign/merge.ts';
import { Segments } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { clockTime, utc } from '../../parts/times.ts';
import { choices as choicesStyle } from '../campaign/notes.css.ts';
import { fieldWords, valueWords } from './settingsWords.ts';
import type { SettingsWork } from './useSettingsDraft.ts';

/** Somebody else's settings came first: both sides, and the ways to go on. Nothing typed is lost before one is chosen. */
export function SettingsConflict({ work }: { readonly work: SettingsWork }) {
  const [choices, setChoices] = useState<Readonly<Record<string, MergeSide>>>({});
  const { conflict, content: mine, resolve } = work;
  if (!conflict) return null;
  const { by, at, theirs, base } = conflict;
  const { content, conflicts } = mergeContents(base, mine, theirs, choices);
  const open = conflicts.filter(({ field }) => choices[field] === undefined);
  return (
    <Note tone="waiting" said>
      <p>
        <strong title={utc(at)}>
          {by} came first, at {clockTime(at)}.
        </strong>{' '}
        Yours is still here and not saved.
      </p>
      {conflicts.length > 0 && (
        <ul className={choicesStyle}>
          {conflicts.map(({ field, mine: own, theirs: others }) => (
            <li key={field}>
              <Segments<MergeSide>
                name={`merge ${field}`}
                label={fieldWords(field, mine)}
                isLabelShown
                value={choices[field]}
                options={[
                  { value: 'mine', name: `Yours: ${valueWords(own)}` },
                  { value: 'theirs', name: `${by}: ${valueWords(others)}` },
                ]}
                onChange={(side) => setChoices({ ...choices, [field]: side })}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={shared.row}>
        <Button look="main" disabled={open.length > 0} onClick={() => resolve(content)}>
          Merge
        </Button>
        <Button onClick={() => resolve(theirs)}>Take theirs</Button>
        {open.length > 0 && <span>{open.length} to choose before a merge</span>}
      </p>
    </Note>
  );
}
