import { useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { Colleague } from '#contract/studio/people.ts';
import { useAct } from '../../data/useAct.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Line, Pick } from '../../parts/fields.tsx';
import { Button, Note } from '../../parts/parts.tsx';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import * as styles from './people.css.ts';
import { leftWords } from './peopleWords.ts';

interface DialogProps {
  /** What has changed, in words; '' where a dialog was left. */
  onClose(done: string): void;
}

const asOptions = (roles: readonly string[]) => roles.map((role) => ({ value: role, name: role }));

/** What a new person signs in with: shown once. */
function Secrets({ of: { name, password, codes }, onClose }: { readonly of: StudioAnswer<'addPerson'> } & DialogProps) {
  const key = new URL(codes).searchParams.get('secret') ?? '';
  return (
    <Dialog title={`What ${name} signs in with`}>
      <Note tone="waiting" said>
        Shown once. Give both to {name} by a safe way: the password counts for three days, until they make one of their own.
      </Note>
      <dl className={styles.secrets}>
        <dt>First password</dt>
        <dd>
          <code>{password}</code> <CopyButton text={password}>Copy the password</CopyButton>
        </dd>
        <dt>Key for their authenticator app</dt>
        <dd>
          <code>{key}</code> <CopyButton text={codes}>Copy its address</CopyButton>
        </dd>
      </dl>
      <Button look="main" data-first="" onClick={() => onClose(`${name} may sign in.`)}>
        I have given them both
      </Button>
    </Dialog>
  );
}

/** Adds a person: a name, a role, and then their secrets. */
export function AddDialog({ roles, onClose }: { readonly roles: readonly string[] } & DialogProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState(roles[0] ?? '');
  const add = useAct('addPerson');
  if (add.data) return <Secrets of={add.data} onClose={onClose} />;
  return (
    <Dialog title="Add a person" onClose={() => onClose('')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!add.isPending) add.mutate({ name: name.trim(), role });
        }}
      >
        <Line
          id="person-name"
          label="Name"
          hint="Small letters, digits, dots and hyphens, such as ana.rivera"
          value={name}
          error={add.error?.message}
          maxLength={40}
          required
          data-first=""
          onChange={setName}
        />
        <Pick id="person-role" label="Role" value={role} options={asOptions(roles)} onChange={setRole} />
        <div className={styles.foot}>
          <Button onClick={() => onClose('')}>Cancel</Button>
          <Button look="main" type="submit" aria-disabled={add.isPending || name.trim() === ''}>
            {add.isPending ? 'A moment …' : 'Add them'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PersonProps extends DialogProps {
  readonly person: Colleague;
}

/** Gives a person another role. Where somebody else was faster, it says what they are now. */
export function RoleDialog({
  person,
  roles,
  onLook,
  onClose,
}: PersonProps & { readonly roles: readonly string[]; onLook(): void }) {
  const [role, setRole] = useState(person.role);
  const change = useAct('changeRole', () => onClose(`${person.name} is ${role} from the next sign-in on.`));
  const { name, role: was } = person;
  return (
    <WhyDialog
      title={`The role of ${name}`}
      text={`They are ${was}. Their sessions end, and they sign in as what you choose.`}
      does="Change it"
      isPending={change.isPending}
      hindrance={role === was ? 'Choose another role than they have.' : undefined}
      failure={
        change.error ? (
          <Note tone="wrong" said>
            {change.error.message}{' '}
            <Button look="small" onClick={onLook}>
              Look again
            </Button>
          </Note>
        ) : (
          ''
        )
      }
      onDo={(because) => change.mutate({ name, was, role, because })}
      onClose={() => onClose('')}
    >
      <Pick id="person-role" label="Role" value={role} options={asOptions(roles)} onChange={setRole} />
    </WhyDialog>
  );
}

/** Takes a person out. */
export function RemoveDialog({ person: { name }, onClose }: PersonProps) {
  const remove = useAct('removePerson', (left) => onClose(leftWords(name, left)));
  return (
    <WhyDialog
      title={`Take ${name} out?`}
      text="Their sessions end at once. Their drafts become yours, and what they planned stops until somebody plans it again. The audit keeps their name."
      does="Take them out"
      look="danger"
      isPending={remove.isPending}
      failure={remove.error?.message ?? ''}
      onDo={(because) => remove.mutate({ name, because })}
      onClose={() => onClose('')}
    />
  );
}
