import { clsx } from 'clsx';
import { forwardRef, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../Choice/Choice.tsx';
import { ConsentNotice } from '../ConsentNotice/ConsentNotice.tsx';
import type { Native } from '../native.ts';
import * as styles from './BuyerList.css.ts';

export interface NamedBuyer {
  id: string;
  /** The company that may call, as the consent names it. */
  name: string;
  /** The buyer's place, or its trade. */
  detail?: string | undefined;
}

export interface BuyerListProps extends Native<'div', 'onChange'> {
  id: string;
  /** The field that each chosen buyer's id is sent under. */
  name: string;
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  buyers: readonly NamedBuyer[];
  /** The ids of those that the visitor has agreed to. */
  value: readonly string[];
  selectAllLabel: string;
  /** Already worded: "2 of 5 chosen". */
  counter: string;
  /** The consent exactly as it is stored, which the choice above completes. */
  consent: ReactNode;
  /** In place of the names: they are being looked for, or there are none. */
  message?: string | undefined;
  loading?: boolean | undefined;
  onChange(value: readonly string[]): void;
}

/**
 * The companies that may contact the visitor, each agreed to by name. None is preselected. See docs/spec/flows.md#buyer-consent.
 */
export const BuyerList = forwardRef<HTMLDivElement, BuyerListProps>(function BuyerList(
  {
    id,
    name,
    legend,
    hint,
    error,
    buyers,
    value,
    selectAllLabel,
    counter,
    message,
    loading,
    consent,
    className,
    onChange,
    ...rest
  },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={clsx(styles.list, className)}>
      <ChoiceGroup id={id} legend={legend} hint={message ? undefined : hint} error={error}>
        {message ? (
          <p className={styles.waiting} role="status" aria-busy={loading}>
            {message}
          </p>
        ) : (
          <Names {...{ id, name, buyers, value, selectAllLabel, counter, onChange }} />
        )}
      </ChoiceGroup>
      {!message && <ConsentNotice>{consent}</ConsentNotice>}
    </div>
  );
});

type NamesProps = Pick<BuyerListProps, 'id' | 'name' | 'buyers' | 'value' | 'selectAllLabel' | 'counter' | 'onChange'>;

function Names({ id, name, buyers, value, selectAllLabel, counter, onChange }: NamesProps) {
  const all = buyers.length > 0 && buyers.every((buyer) => value.includes(buyer.id));
  return (
    <div>
      <div className={styles.bar} data-scripted>
        {buyers.length > 1 && (
          <Checkbox
            id={`${id}-all`}
            label={selectAllLabel}
            checked={all || (value.length > 0 && 'mixed')}
            onChange={(on) => onChange(on ? buyers.map((buyer) => buyer.id) : [])}
          />
        )}
        <p className={styles.count} role="status">
          {counter}
        </p>
      </div>
      <div className={styles.names}>
        {buyers.map((buyer, index) => (
          <Checkbox
            key={buyer.id}
            // The first has the group's own id: an ErrorSummary leads to it.
            id={index === 0 ? id : `${id}-${buyer.id}`}
            name={name}
            value={buyer.id}
            variant="card"
            label={buyer.name}
            hint={buyer.detail}
            checked={value.includes(buyer.id)}
            // in the order shown, whatever the order of taps: it is stored
            onChange={(on) =>
              onChange(buyers.map((one) => one.id).filter((one) => (one === buyer.id ? on : value.includes(one))))
            }
          />
        ))}
      </div>
    </div>
  );
}
