import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import { type MergeConflict, type MergeSide, mergeContents } from '#contract/campaign/merge.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import { differenceWords, fieldName } from '#funnel/builder/differenceWords.ts';
import { setAside } from '../../data/setAside.ts';
import { Segments } from '../../parts/fields.tsx';
import { keepFocus } from '../../parts/keepFocus.ts';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { clockTime, utc } from '../../parts/times.ts';
import * as styles from './notes.css.ts';
import { type Draft, useDraft } from './useDraft.ts';

type Conflict = NonNullable<Draft['conflict']>;
type Choices = Readonly<Record<string, MergeSide>>;

/** What somebody else did, in words. */
function theirsWords({ by, at, next, theirs, base }: Conflict, { seen }: Draft): string {
  const isDraft = next.etag > 0 && next.etag !== seen.etag;
  const count = campaignDifferences(base ?? {}, theirs).length;
  const did = isDraft ? 'saved the draft' : `has version ${next.base} live`;
  return `${by} ${did} at ${clockTime(at)}: ${count} ${count === 1 ? 'field' : 'fields'}`;
}

/** A side of a field in words; '' for a value that has none. */
const sideWords = (field: string, json: string | undefined) =>
  differenceWords([{ field, before: undefined, after: json }])[0]?.after ?? '';

function Choice({
  of,
  by,
  choices,
  onChoose,
}: {
  of: MergeConflict;
  by: string;
  choices: Choices;
  onChoose: (next: Choices) => void;
}) {
  const { field, mine, theirs } = of;
  return (
    <li>
      <Segments<MergeSide>
        name={`merge ${field}`}
        label={fieldName(field)}
        isLabelShown
        value={choices[field]}
        options={[
          { value: 'mine', name: `Yours: ${sideWords(field, mine)}` },
          { value: 'theirs', name: `${by}: ${sideWords(field, theirs)}` },
        ]}
        onChange={(side) => onChoose({ ...choices, [field]: side })}
      />
    </li>
  );
}

/** Somebody else's content came first: what they changed, and three ways to go on. Nothing is lost by any of them. */
export function ConflictBar({ conflict }: { readonly conflict: Conflict }) {
  const draft = useDraft();
  const navigate = useNavigate();
  const [choices, setChoices] = useState<Choices>({});
  const { content, conflicts } = mergeContents(conflict.base, draft.content, conflict.theirs, choices);
  const open = conflicts.filter(({ field }) => choices[field] === undefined);
  const resolve = (next: Draft['content']) => {
    draft.resolve(next);
    keepFocus();
  };
  const theirFields = differenceWords(campaignDifferences(conflict.base ?? {}, conflict.theirs));
  return (
    <Note tone="waiting" said>
      <p>
        <strong title={utc(conflict.at)}>{theirsWords(conflict, draft)}</strong>
        {theirFields.length > 0 && ` (${theirFields.map(({ name }) => name).join(', ')})`}. Yours is still here and not saved.
      </p>
      {conflicts.length > 0 && (
        <>
          <p>
            {conflicts.length === 1 ? 'Both of you changed one field.' : `Both of you changed ${conflicts.length} fields.`}{' '}
            Choose:
          </p>
          <ul className={styles.choices}>
            {conflicts.map((each) => (
              <Choice key={each.field} of={each} by={conflict.by} choices={choices} onChoose={setChoices} />
            ))}
          </ul>
        </>
      )}
      <p className={shared.row}>
        <Button look="main" disabled={open.length > 0} onClick={() => resolve(content)}>
          Merge
        </Button>
        <Button
          onClick={() => {
            setAside(draft.content);
            resolve(conflict.theirs);
          }}
        >
          Take theirs
        </Button>
        <Button
          onClick={() => {
            setAside(draft.content);
            draft.resolve(conflict.theirs);
            void navigate({ to: '/new', search: { copy: keyInAddress(keyOfPath(draft.content.path)), kept: true } });
          }}
        >
          Keep mine as a copy
        </Button>
        {open.length > 0 && <span>{open.length} to choose before a merge</span>}
      </p>
    </Note>
  );
}
