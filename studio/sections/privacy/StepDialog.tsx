import { useId, useState } from 'react';
import { requestNumber } from '#contract/studio/lead-number.ts';
import { useAct } from '../../data/useAct.ts';
import { Pick, Segments } from '../../parts/fields.tsx';
import { Note } from '../../parts/parts.tsx';
import { asksWords } from '../../parts/requestWords.ts';
import { saveFile } from '../../parts/saveFile.ts';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import { type DialogProps, GivenDialog, IdentityDialog, PermissionDialog, TellDialog } from './MarkDialogs.tsx';
import { closedNames, dayWords, identityNames, optionsOf, plural, whyLongerNames } from './privacyWords.ts';
import type { StepAct } from './steps.ts';

const whoseNames = { email: 'Who has the email', phone: 'Who has the phone', both: 'Both are one person' } as const;

/** Carries the request out: whose it is, how that is known, and why. */
function ApproveDialog({ page, onDone, onClose }: DialogProps) {
  const id = useId();
  const { row, etag, leads, isTwo, identity } = page;
  const [whose, setWhose] = useState<keyof typeof whoseNames>();
  const [how, setHow] = useState<keyof typeof identityNames>('called back');
  const run = useAct('approveRequest', async () => {
    await onDone();
    onClose();
  });
  const count = (by: string) => leads.filter((each) => each.by === by).length;
  return (
    <WhyDialog
      title={`Carry out: ${asksWords(row.asks)}`}
      text={`${plural(leads.length, 'lead')} of this person ${leads.length === 1 ? 'is' : 'are'} found. What is erased cannot be brought back.`}
      does="Carry it out"
      look="danger"
      isPending={run.isPending}
      failure={run.error?.message ?? ''}
      hindrance={isTwo && whose === undefined ? 'Choose whose request it is.' : undefined}
      onDo={(because) =>
        run.mutate({ id: row.id, etag, because, ...(!identity && { how }), ...(isTwo && whose !== undefined && { whose }) })
      }
      onClose={onClose}
    >
      {isTwo && (
        <>
          <Note tone="waiting">
            The email is of {plural(count('email'), 'lead')} and the phone of {plural(count('phone'), 'other lead')}: they may be
            two people.
          </Note>
          <Segments<keyof typeof whoseNames>
            name="whose"
            label="Whose request it is"
            isLabelShown
            value={whose}
            options={optionsOf(whoseNames)}
            onChange={setWhose}
          />
        </>
      )}
      {!identity && (
        <Pick
          id={id}
          label="How you made sure who asks"
          value={how}
          options={optionsOf(identityNames)}
          onChange={(value) => setHow(value as typeof how)}
        />
      )}
    </WhyDialog>
  );
}

/** The copy as two files: one to read and print, one as data. */
function CopyDialog({ page, onClose }: DialogProps) {
  const name = requestNumber(page.row.id);
  const run = useAct('copyOfRequest', ({ page: text, data }) => {
    saveFile(`${name}.html`, 'text/html', text);
    saveFile(`${name}.json`, 'application/json', data);
    onClose();
  });
  return (
    <WhyDialog
      title="The copy as files"
      text="A page to read and print, and the same as data. They hold everything that is known of this person: that you took them stays in the audit."
      does="Save both files"
      isPending={run.isPending}
      failure={run.error?.message ?? ''}
      onDo={(because) => run.mutate({ id: page.row.id, because })}
      onClose={onClose}
    />
  );
}

/** Closes the request, with what became of it. */
function CloseDialog({ page, onDone, onClose }: DialogProps) {
  const id = useId();
  const { row, etag, done, sent, copy, leads } = page;
  const [as, setAs] = useState<keyof typeof closedNames>(done || copy || leads.length > 0 ? 'answered' : 'nobody');
  const run = useAct('closeRequest', async () => {
    await onDone();
    onClose();
  });
  const hasAnswer = sent.some(({ kind }) => kind === 'answer');
  return (
    <WhyDialog
      title={`Close ${requestNumber(row.id)}?`}
      text={copy && !copy.given ? 'The copy goes, and has not been given to the person.' : undefined}
      does="Close it"
      isPending={run.isPending}
      failure={run.error?.message ?? ''}
      onDo={(because) => run.mutate({ id: row.id, etag, as, because })}
      onClose={onClose}
    >
      {!hasAnswer && !row.unreadable && <Note tone="waiting">No answer to the person is noted.</Note>}
      <Pick
        id={id}
        label="What became of it"
        value={as}
        options={optionsOf(closedNames)}
        onChange={(value) => setAs(value as typeof as)}
      />
    </WhyDialog>
  );
}

/** Makes the term longer, where the law allows it. */
export function LongerDialog({ page, onDone, onClose }: DialogProps) {
  const id = useId();
  const [why, setWhy] = useState<keyof typeof whyLongerNames>('many');
  const { row, etag } = page;
  const run = useAct('extendRequest', async () => {
    await onDone();
    onClose();
  });
  return (
    <WhyDialog
      title={`Until ${dayWords(row.clock?.longer ?? '')}?`}
      text={`${row.clock?.law} allows it once, with a reason that the person is told: send the letter then.`}
      does="Make it longer"
      isPending={run.isPending}
      failure={run.error?.message ?? ''}
      onDo={(because) => run.mutate({ id: row.id, etag, why, because })}
      onClose={onClose}
    >
      <Pick
        id={id}
        label="What the letter says"
        value={why}
        options={optionsOf(whyLongerNames)}
        onChange={(value) => setWhy(value as typeof why)}
      />
    </WhyDialog>
  );
}

/** The dialog of a step; a letter has none, it stands on the page. */
export function StepDialog({
  act,
  destination,
  ...props
}: DialogProps & { readonly act: StepAct; readonly destination: string }) {
  switch (act) {
    case 'identity':
      return <IdentityDialog {...props} />;
    case 'permission':
      return <PermissionDialog {...props} />;
    case 'approve':
      return <ApproveDialog {...props} />;
    case 'copy':
      return <CopyDialog {...props} />;
    case 'copy given':
      return <GivenDialog {...props} />;
    case 'tell':
      return <TellDialog {...props} destination={destination} />;
    case 'close':
      return <CloseDialog {...props} />;
    case 'letter':
      return null;
  }
}
