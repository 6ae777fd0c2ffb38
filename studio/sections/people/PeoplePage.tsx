import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { Colleague } from '#contract/studio/people.ts';
import { peopleQuery } from '../../data/deskQueries.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Empty, Failed, Note, Tag } from '../../parts/parts.tsx';
import { AddDialog, RemoveDialog, RoleDialog } from './PersonDialogs.tsx';
import * as styles from './people.css.ts';
import { keptBecause, seenWords, signInWords } from './peopleWords.ts';

interface Asked {
  readonly act: 'add' | 'role' | 'remove';
  readonly name: string;
}

interface RowProps {
  readonly row: Colleague;
  readonly kept: string | undefined;
  readonly at: number;
  onAsk(asked: Asked): void;
  onEnd(): void;
}

function Row({ row, kept, at, onAsk, onEnd }: RowProps) {
  const { name, label, role, by, sessions } = row;
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <strong>{label || name}</strong>
        <div className={shared.muted}>
          {signInWords[by]}. {seenWords(row, at)}.
        </div>
      </div>
      <Tag tone={role === 'admin' ? 'planned' : 'quiet'}>{role}</Tag>
      <div className={styles.acts}>
        {kept !== undefined && <span className={shared.muted}>{kept}</span>}
        {kept !== 'The sign-in service decides' && kept !== 'The last admin' && (
          <Button look="small" aria-label={`Change the role of ${name}`} onClick={() => onAsk({ act: 'role', name })}>
            Role …
          </Button>
        )}
        {sessions > 0 && (
          <Button look="small" aria-label={`End sessions of ${name}`} onClick={onEnd}>
            End sessions
          </Button>
        )}
        {kept === undefined && (
          <Button look="small" aria-label={`Take out ${name}`} onClick={() => onAsk({ act: 'remove', name })}>
            Take out …
          </Button>
        )}
      </div>
    </li>
  );
}

/** The dialog of an act; nothing where its person is gone by now. */
function Act({ asked, data, onLook, onClose }: ActProps): ReactNode {
  if (asked.act === 'add') return <AddDialog roles={data.roles} onClose={onClose} />;
  const person = data.rows.find(({ name }) => name === asked.name);
  if (!person) return null;
  if (asked.act === 'role')
    return <RoleDialog key={person.role} person={person} roles={data.roles} onLook={onLook} onClose={onClose} />;
  return <RemoveDialog person={person} onClose={onClose} />;
}

interface ActProps {
  readonly asked: Asked;
  readonly data: StudioAnswer<'people'>;
  onLook(): void;
  onClose(done: string): void;
}

/** Who works here: their roles, how they sign in, and when they were here. */
export function PeoplePage() {
  const { name: self, allows, whoMay } = useSession();
  const queries = useQueryClient();
  const { data, error } = useQuery({ ...peopleQuery, enabled: allows('people') });
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState('');
  // what somebody planned is in Today, and in their campaigns
  const look = () => void queries.invalidateQueries();
  const close = (text: string) => {
    setAsked(undefined);
    setDone(text);
    if (text !== '') look();
  };
  const end = useAct('endSessions', ({ done: ended }) =>
    close(`${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`),
  );
  const failure = error ?? end.error;
  return (
    <Page
      title="People"
      acts={
        data &&
        !data.byProvider && (
          <Button look="main" onClick={() => setAsked({ act: 'add', name: '' })}>
            <Icon name="plus" size={15} />
            Add a person
          </Button>
        )
      }
    >
      {!allows('people') && <Note tone="quiet">Who works here is for the roles {whoMay('people')}.</Note>}
      {failure && <Failed error={failure} onAgain={look} />}
      {data?.hasProvider && (
        <Note tone="quiet">
          {data.byProvider
            ? 'Everybody signs in by the sign-in service, which decides who works here and as what (OIDC_ROLES). Change it there: here it is only shown.'
            : 'People of the sign-in service have their role from there (OIDC_ROLES). Those with a password have it from here.'}
        </Note>
      )}
      {done !== '' && (
        <Note tone="live" said>
          {done}
        </Note>
      )}
      {!data && !failure && allows('people') && <p aria-busy="true">A moment …</p>}
      {data?.rows.length === 0 && (
        <Empty title="Nobody has a name yet">
          <p>
            {data.byProvider
              ? 'Nobody has come by the sign-in service lately.'
              : 'The token opens everything until the first person is added. Add yourself as an admin, and sign in anew.'}
          </p>
        </Empty>
      )}
      {data && data.rows.length > 0 && (
        <ul className={`${shared.card} ${styles.list}`} aria-label="People">
          {data.rows.map((row) => (
            <Row
              key={row.name}
              row={row}
              kept={keptBecause(row, { self, rows: data.rows, byProvider: data.byProvider })}
              at={data.at}
              onAsk={setAsked}
              onEnd={() => end.mutate({ name: row.name })}
            />
          ))}
        </ul>
      )}
      {asked && data && <Act asked={asked} data={data} onLook={look} onClose={close} />}
    </Page>
  );
}
