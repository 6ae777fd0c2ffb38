import { leadNumber } from '#contract/studio/lead-number.ts';
import { useAct } from '../../data/useAct.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { dateTime } from '../../parts/times.ts';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import * as styles from './deliveries.css.ts';
import { bodyLines } from './deliveryWords.ts';

interface AttemptProps {
  readonly lead: string;
  readonly destination: string;
  onClose(): void;
}

/** What the last attempt sent and got: personal data, shown with a reason. */
export function AttemptDialog({ lead, destination, onClose }: AttemptProps) {
  const reveal = useAct('revealDelivery');
  const { data } = reveal;
  if (!data)
    return (
      <WhyDialog
        title={`What ${destination} was sent of lead ${leadNumber(lead)}`}
        text="It holds personal data. That you looked, and why, stays in the audit."
        does="Show"
        isPending={reveal.isPending}
        failure={reveal.error?.message ?? ''}
        onDo={(because) => reveal.mutate({ id: lead, destination, because })}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={`Lead ${leadNumber(lead)} to ${destination}`} onClose={onClose}>
      <p>
        Sent to {data.host}, {dateTime(data.at)}
      </p>
      <section className={styles.sent} aria-label="What was sent">
        <dl className={styles.headers}>
          {data.headers.map(({ name, value }) => [<dt key={`${name}?`}>{name}</dt>, <dd key={name}>{value}</dd>])}
        </dl>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
        <pre className={styles.body} tabIndex={0}>
          {bodyLines(data.body)}
        </pre>
      </section>
      <p>{data.response ? `Answered HTTP ${data.response.status} after ${data.ms} ms` : `No answer came in ${data.ms} ms`}</p>
      {data.response && (
        <section aria-label="What was answered">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
          <pre className={styles.body} tabIndex={0}>
            {bodyLines(data.response.body)}
          </pre>
        </section>
      )}
    </Dialog>
  );
}
