import { useId, useState } from 'react';
import type { RequestMark } from '#contract/studio/privacy.ts';
import { useAct } from '../../data/useAct.ts';
import { Line, Pick } from '../../parts/fields.tsx';
import { AskDialog } from './AskDialog.tsx';
import { identityNames, type OneRequest, optionsOf, permissionNames } from './privacyWords.ts';

/** What the dialog of a step needs. */
export interface DialogProps {
  readonly page: OneRequest;
  onDone(): void | Promise<void>;
  onClose(): void;
}

/** The act of a mark: it runs, closes its dialog, and says why it was refused. */
function useMark({ page, onDone, onClose }: DialogProps) {
  const run = useAct('markRequest', async () => {
    await onDone();
    onClose();
  });
  const { row, etag } = page;
  return {
    isPending: run.isPending,
    failure: run.error?.message ?? '',
    mark: (mark: RequestMark) => run.mutate({ id: row.id, etag, mark }),
  };
}

/** How the person was made sure of. */
export function IdentityDialog(props: DialogProps) {
  const id = useId();
  const [how, setHow] = useState<keyof typeof identityNames>('called back');
  const { mark, ...run } = useMark(props);
  return (
    <AskDialog
      {...run}
      title="Whose request is it?"
      text="Two things on file have to fit before data is shown or erased. Write down how you made sure."
      does="Write it down"
      onDo={() => mark({ is: 'identity', how })}
      onClose={props.onClose}
    >
      <Pick
        id={id}
        label="How you made sure"
        value={how}
        options={optionsOf(identityNames)}
        onChange={(value) => setHow(value as typeof how)}
        data-first=""
      />
    </AskDialog>
  );
}

/** What the agent showed. */
export function PermissionDialog(props: DialogProps) {
  const id = useId();
  const [how, setHow] = useState<keyof typeof permissionNames>('signed permission');
  const { mark, ...run } = useMark(props);
  return (
    <AskDialog
      {...run}
      title="The agent’s permission"
      text="Keep the paper with your records: this desk keeps that you saw it, and when."
      does="Seen"
      onDo={() => mark({ is: 'permission', how })}
      onClose={props.onClose}
    >
      <Pick
        id={id}
        label="What you saw"
        value={how}
        options={optionsOf(permissionNames)}
        onChange={(value) => setHow(value as typeof how)}
        data-first=""
      />
    </AskDialog>
  );
}

/** On which day a partner was told. */
export function TellDialog({ destination, ...props }: DialogProps & { readonly destination: string }) {
  const id = useId();
  const { today } = props.page;
  const [on, setOn] = useState(today);
  const { mark, ...run } = useMark(props);
  return (
    <AskDialog
      {...run}
      title={`${destination} was told on …`}
      text="They had a lead of this person. Tell them by their own way, then write down the day."
      does="Told"
      onDo={() => mark({ is: 'told', destination, on })}
      onClose={props.onClose}
    >
      <Line id={id} label="Day" type="date" value={on} max={today} onChange={setOn} data-first="" />
    </AskDialog>
  );
}

/** That the copy reached the person. */
export function GivenDialog(props: DialogProps) {
  const { mark, ...run } = useMark(props);
  return (
    <AskDialog
      {...run}
      title="The copy was given to the person?"
      text="Send it the way they asked for, or to the contact on file: never to another."
      does="It was given"
      onDo={() => mark({ is: 'copy given' })}
      onClose={props.onClose}
    />
  );
}
