import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { studioPath } from '#contract/studio/address.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { clockTime, nearDay } from '../../parts/times.ts';
import * as styles from './today.css.ts';
import { type Act, bySilence, type Today, unreadWords, type WaitLine, waitLines } from './todayWords.ts';

/** An address as it is. Within the studio it loads no page anew. */
function PlainLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const { history } = useRouter();
  function follow(event: MouseEvent) {
    if (!href.startsWith(`${studioPath}/`) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(href);
  }
  return <a {...rest} href={href} onClick={follow} />;
}

/** The one act of a line. */
function ActLink({ act, of }: { readonly act: Act; readonly of: string }) {
  const look = { className: clsx(shared.buttons.small, styles.act), 'data-row': '', 'aria-label': `${act.name}: ${of}` };
  if ('href' in act)
    return (
      <PlainLink href={act.href} {...look}>
        {act.name}
      </PlainLink>
    );
  return (
    <Link
      to={`/campaigns/$key/${act.tab}`}
      params={{ key: act.key }}
      {...(act.publish && { search: { publish: true } })}
      {...look}
    >
      {act.name}
    </Link>
  );
}

/** Silences and wakes causes: the whole of Today is asked for again. */
function useSilence() {
  const queries = useQueryClient();
  const { allows } = useSession();
  const { mutate, isPending, error } = useAct('silence', () => queries.invalidateQueries({ queryKey: ['today'] }));
  return { set: allows('silence') ? mutate : undefined, isPending, error };
}
type Silence = ReturnType<typeof useSilence>;

function Line({ line, silence }: { readonly line: WaitLine; readonly silence: Silence }) {
  const { tone, icon, what, why, act, cause } = line;
  const { set, isPending } = silence;
  return (
    <li className={styles.line}>
      <span className={styles.marks[tone]}>
        <Icon name={icon} size={16} />
      </span>
      <div>
        <div className={styles.what}>{what}</div>
        <div className={styles.why}>{why}</div>
      </div>
      <div className={styles.acts}>
        {set && cause !== undefined && (
          <button
            type="button"
            className={styles.quiet}
            disabled={isPending}
            title="Silent for a week, here and in messages, for everybody"
            aria-label={`Silent for a week: ${what}`}
            onClick={() => set({ cause, isOn: true })}
          >
            <Icon name="silence" size={16} />
          </button>
        )}
        <ActLink act={act} of={what} />
      </div>
    </li>
  );
}

/** What somebody has silenced, folded: it is not forgotten. */
function Silenced({ today, silence }: { readonly today: Today; readonly silence: Silence }) {
  const { silenced } = bySilence(today);
  if (silenced.length === 0) return null;
  return (
    <details className={styles.silenced}>
      <summary className={styles.silencedHead}>{silenced.length} silent</summary>
      <ul className={styles.list}>
        {silenced.map(({ wait, cause, until, by }) => {
          const [line] = waitLines([wait], today.at);
          return (
            <li key={cause} className={styles.silencedLine}>
              <div>
                <div className={styles.what}>{line?.what}</div>
                <div className={styles.why}>
                  Silent until {nearDay(until, today.at)}, by {by}
                </div>
              </div>
              {silence.set && (
                <Button
                  look="small"
                  aria-label={`Speak again: ${line?.what}`}
                  onClick={() => silence.set?.({ cause, isOn: false })}
                >
                  Speak again
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const waitingLines = ['1', '2', '3', '4'];

/** What waits for the reader, each thing with its one act. */
export function WaitList({ today }: { readonly today: Today | undefined }) {
  const silence = useSilence();
  const lines = today ? waitLines(bySilence(today).speaking, today.at) : [];
  const unread =
    today &&
    unreadWords(today.unread, [
      ...(['campaigns', 'falls', 'experiments', 'ends', 'drafts'] as const),
      ...(['deliveries', 'requests', 'audit', 'silent', 'spend'] as const),
    ]);
  return (
    <section className={shared.card} aria-labelledby="waits" aria-busy={!today}>
      <h2 className={styles.head} id="waits">
        Waits for you{lines.length > 0 && ` · ${lines.length}`}
      </h2>
      {[unread, silence.error?.message].map(
        (text) =>
          text && (
            <div key={text} className={styles.noteBox}>
              <Note tone="waiting" said>
                {text}
              </Note>
            </div>
          ),
      )}
      {today && lines.length === 0 && !unread && (
        <div className={styles.calm}>
          <p className={styles.calmTitle}>Nothing waits.</p>
          <p>Last looked {clockTime(today.at)}.</p>
        </div>
      )}
      <ul className={styles.list}>
        {today
          ? lines.map((line) => <Line key={`${line.what} ${line.why}`} line={line} silence={silence} />)
          : waitingLines.map((each) => <li key={each} className={styles.line} />)}
      </ul>
      {today && <Silenced today={today} silence={silence} />}
    </section>
  );
}
