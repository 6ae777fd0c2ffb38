import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { leadNumber, requestNumber } from '#contract/studio/lead-number.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Icon } from '../../parts/icons.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { dateTime } from '../../parts/times.ts';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import * as leadStyles from '../leads/leads.css.ts';
import * as styles from './privacy.css.ts';
import { type OneRequest, plural } from './privacyWords.ts';

type Revealed = StudioAnswer<'revealRequest'>;

const fits = { both: 'email and phone fit', email: 'the email fits', phone: 'the phone fits' } as const;
const whoseWords = {
  email: 'the one who has the email',
  phone: 'the one who has the phone',
  both: 'both are one person',
} as const;

const Facts = ({ title, rows }: { readonly title: string; readonly rows: Revealed['person'] }) =>
  rows.length > 0 && (
    <>
      <h3 className={leadStyles.heading}>{title}</h3>
      <dl className={leadStyles.facts}>
        {rows.map(({ name, value }) => [<dt key={`${name}?`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
    </>
  );

/** What is shown of the person, with a reason. */
const Shown = ({ revealed, onHide }: { readonly revealed: Revealed; onHide(): void }) => (
  <>
    <Facts title="The person" rows={revealed.person} />
    <Facts title="Their agent" rows={revealed.agent} />
    {revealed.link !== undefined && (
      <div>
        <CopyButton text={revealed.link}>Copy the owner’s link</CopyButton>
        <p className={shared.muted}>Send it to the contact on file alone: whoever opens it decides.</p>
      </div>
    )}
    <div>
      <Button look="small" onClick={onHide}>
        Hide again
      </Button>
    </div>
  </>
);

/** Whose request it is: who asks behind a reason, and the leads that fit. */
export function Whose({ page }: { readonly page: OneRequest }) {
  const { row, leads, isTwo, whose } = page;
  const { allows } = useSession();
  const [shown, setShown] = useState<Revealed>();
  const [asks, setAsks] = useState(false);
  const reveal = useAct('revealRequest', (data) => {
    setShown(data);
    setAsks(false);
  });
  return (
    <section className={`${shared.card} ${styles.card}`} aria-labelledby="whose">
      <h2 id="whose" className={styles.cardTitle}>
        Whose it is
      </h2>
      {row.unreadable ? (
        <Note tone="wrong">It cannot be opened: a key is missing in DATA_KEYS, or the data is damaged.</Note>
      ) : shown ? (
        <Shown revealed={shown} onHide={() => setShown(undefined)} />
      ) : (
        <div>
          <span className={leadStyles.dots} aria-hidden="true">
            •••••• •••••••••
          </span>
          <div>
            <Button look="small" onClick={() => setAsks(true)}>
              <Icon name="eye" size={15} />
              Show, with a reason
            </Button>
          </div>
        </div>
      )}
      {isTwo && (
        <Note tone="waiting">
          The email is of one person’s leads and the phone of another’s. They may be two people: you choose when you carry it out.
        </Note>
      )}
      {whose && <p>A person chose whose it is: {whoseWords[whose]}.</p>}
      {leads.length > 0 && (
        <>
          <h3 className={leadStyles.heading}>{plural(leads.length, 'lead')} on file</h3>
          <ul className={styles.list}>
            {leads.map(({ id, at, by }) => (
              <li key={id}>
                {allows('leads') ? (
                  <Link to="/leads/$id" params={{ id }} className={styles.number}>
                    {leadNumber(id)}
                  </Link>
                ) : (
                  leadNumber(id)
                )}
                <span className={shared.muted}>
                  {' '}
                  {dateTime(at)}, {fits[by]}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {leads.length === 0 && !row.closed && !row.unreadable && !page.done && (
        <p className={shared.muted}>No lead is on file by this email or phone.</p>
      )}
      {asks && (
        <WhyDialog
          title={`Show who asks in ${requestNumber(row.id)}?`}
          text="That you looked, and why, stays in the audit."
          does="Show"
          isPending={reveal.isPending}
          failure={reveal.error?.message ?? ''}
          onDo={(because) => reveal.mutate({ id: row.id, because })}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}
