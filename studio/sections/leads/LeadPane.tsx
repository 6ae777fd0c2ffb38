import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { LeadAct } from '#contract/studio/desk.ts';
import { leadNumber } from '#contract/studio/lead-number.ts';
import { leadQuery } from '../../data/deskQueries.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Failed, Note, Tag } from '../../parts/parts.tsx';
import { dateTime } from '../../parts/times.ts';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import { AttemptDialog } from '../deliveries/AttemptDialog.tsx';
import { FileDialog, VerifyDialog } from './FileDialogs.tsx';
import { LeadActs } from './LeadActs.tsx';
import { LeadTimes } from './LeadTimes.tsx';
import * as styles from './leads.css.ts';
import { holdSentence, type OneLead, outcomeWords, ruleWords } from './leadWords.ts';

const route = getRouteApi('/leads/$id');

type Revealed = StudioAnswer<'revealLead'>;

/** What the pane itself asks for. */
const own = ['reveal', 'file', 'verify'] as const;
type Own = (typeof own)[number];

interface PersonProps {
  readonly lead: OneLead;
  readonly revealed: Revealed | undefined;
  onReveal(): void;
  onHide(): void;
}

/** Who it is: hidden, until a person says why they look. */
function Person({ lead, revealed, onReveal, onHide }: PersonProps) {
  const { allows, whoMay } = useSession();
  if (lead.row.outcome === 'erased') return <Note tone="quiet">Its personal data was erased.</Note>;
  if (revealed)
    return (
      <>
        <dl className={styles.facts}>
          {revealed.contact.map(({ name, value }) => [<dt key={`${name}?`}>{name}</dt>, <dd key={name}>{value}</dd>])}
          {revealed.said.map(({ asked, answer }) => [<dt key={`${asked}?`}>{asked}</dt>, <dd key={asked}>{answer}</dd>])}
        </dl>
        <div>
          <Button look="small" onClick={onHide}>
            Hide again
          </Button>
        </div>
      </>
    );
  return (
    <dl className={styles.facts}>
      <dt>Who, and how to reach them</dt>
      <dd>
        <span className={styles.dots} aria-hidden="true">
          •••••• •••••••••
        </span>
        <span className={shared.small}> {lead.hidden > 0 && `and ${lead.hidden} answers`}</span>
        <div>
          {allows('reveal') ? (
            <Button look="small" onClick={onReveal}>
              <Icon name="eye" size={15} />
              Show, with a reason
            </Button>
          ) : (
            <span className={shared.muted}>For the roles {whoMay('reveal')}.</span>
          )}
        </div>
      </dd>
    </dl>
  );
}

const languages: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };

/** What the visitor said and agreed to, without what is hidden. */
function Said({ lead: { said, agreed, changed, rules } }: { readonly lead: OneLead }) {
  return (
    <dl className={styles.facts}>
      {said.map(({ asked, answer }) => [<dt key={`${asked}?`}>{asked}</dt>, <dd key={asked}>{answer}</dd>])}
      {agreed && (
        <>
          <dt>Agreed to</dt>
          <dd>
            Text {agreed.version}, {languages[agreed.language] ?? agreed.language}, {dateTime(agreed.at)}
            {agreed.text === undefined ? (
              <div className={shared.muted}>It is no text of this site: show the data to read it.</div>
            ) : (
              <details>
                <summary className={styles.summary}>Read it</summary>
                <blockquote className={styles.agreedText}>
                  {agreed.text}
                  {agreed.sellers !== '' && <p>Shown beside it: {agreed.sellers}</p>}
                </blockquote>
              </details>
            )}
          </dd>
        </>
      )}
      {changed.map(({ field, said: before, sent }) => [
        <dt key={`${field}?`}>Changed by a rule</dt>,
        <dd key={field}>
          {field}: “{before}” → “{sent}”
        </dd>,
      ])}
      {rules.length > 0 && (
        <>
          <dt>By {rules.length === 1 ? 'the rule' : 'the rules'}</dt>
          <dd>{rules.map(ruleWords).join('. ')}</dd>
        </>
      )}
    </dl>
  );
}

/** Why it waits, as a sentence. */
function Why({ lead }: { readonly lead: OneLead }) {
  const held = [
    ...new Set(
      lead.deliveries
        .filter(
          ({ state, may, isSale }) => may.includes('release') || (lead.row.outcome === 'held' && state === 'held' && isSale),
        )
        .map(({ reason }) => holdSentence(reason)),
    ),
  ];
  const dead = lead.deliveries.filter(({ state }) => state === 'dead');
  if (lead.row.unreadable)
    return <Note tone="wrong">It cannot be opened: a key is missing in DATA_KEYS, or the data is damaged.</Note>;
  if (held.length > 0) return <Note tone="waiting">{held.join(' ')}</Note>;
  if (dead.length > 0)
    return (
      <Note tone="wrong">
        {dead.map(({ destination, reason }) => `${destination}: ${reason}`).join('. ')}. Nothing is tried again by itself.
      </Note>
    );
  return null;
}

/** One lead beside the list; on a narrow desk or a phone a page of its own. */
export function LeadPane() {
  const { id } = route.useParams();
  const queries = useQueryClient();
  const { data: lead, error, refetch } = useQuery(leadQuery(id));
  const [shown, setShown] = useState<{ readonly id: string; readonly data: Revealed }>();
  const { allows, whoMay } = useSession();
  const [asks, setAsks] = useState<LeadAct | Own>();
  const [attempt, setAttempt] = useState<string>();
  const shut = () => setAsks(undefined);
  const reveal = useAct('revealLead', (data) => {
    setShown({ id, data });
    setAsks(undefined);
  });
  const back = (
    <Link to="/leads" search={(before: object) => before} className={`${shared.buttons.small} ${styles.backLink}`}>
      <Icon name="back" size={14} />
      Leads
    </Link>
  );
  if (!lead)
    return (
      <div className={styles.list}>
        {back}
        {error ? <Failed error={error} onAgain={() => void refetch()} /> : <div className={styles.skeleton} aria-busy="true" />}
      </div>
    );
  const { tone, words } = outcomeWords(lead.row);
  const number = leadNumber(id);
  return (
    <div className={styles.list}>
      {back}
      <section className={`${shared.card} ${styles.pane}`} aria-labelledby="lead">
        <div className={styles.paneHead}>
          <h2 id="lead" className={styles.paneTitle}>
            Lead {number}
          </h2>
          <Tag tone={tone}>{words}</Tag>
          <span className={styles.spring} />
          {lead.row.outcome !== 'erased' && (
            <div className={styles.fileActs}>
              <Button
                look="small"
                onClick={() => setAsks('file')}
                disabled={!allows('reveal')}
                title={allows('reveal') ? 'Everything that is known of it, to print' : `For the roles ${whoMay('reveal')}`}
              >
                Its file
              </Button>
              <Button look="small" onClick={() => setAsks('verify')} disabled={!allows('reveal')}>
                Verify
              </Button>
            </div>
          )}
        </div>
        <div className={styles.part}>
          <Why lead={lead} />
          <Person
            lead={lead}
            revealed={shown?.id === id ? shown.data : undefined}
            onReveal={() => setAsks('reveal')}
            onHide={() => setShown(undefined)}
          />
          <Said lead={lead} />
        </div>
        <div className={styles.part}>
          <LeadTimes lead={lead} {...(allows('reveal') && lead.row.outcome !== 'erased' && { onShow: setAttempt })} />
        </div>
        <LeadActs
          lead={lead}
          asks={own.find((each) => each === asks) ? undefined : (asks as LeadAct | undefined)}
          onAsk={setAsks}
          onDone={() => queries.invalidateQueries()}
        />
      </section>
      {asks === 'file' && <FileDialog id={id} onClose={shut} />}
      {asks === 'verify' && <VerifyDialog id={id} onClose={shut} />}
      {attempt !== undefined && <AttemptDialog lead={id} destination={attempt} onClose={() => setAttempt(undefined)} />}
      {asks === 'reveal' && (
        <WhyDialog
          title={`Show the person of lead ${number}?`}
          text="That you looked, and why, stays in the audit."
          does="Show"
          isPending={reveal.isPending}
          failure={reveal.error?.message ?? ''}
          onDo={(because) => reveal.mutate({ id, because })}
          onClose={shut}
        />
      )}
    </div>
  );
}
