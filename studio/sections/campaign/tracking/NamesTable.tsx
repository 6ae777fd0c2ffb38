import { clsx } from 'clsx';
import { type Advertiser, type HeldField, type QueryName, queryNames } from '#contract/lead/ad-addresses.ts';
import * as field from '#design-system/components/Field/Field.css.ts';
import * as shared from '../../../parts/parts.css.ts';
import { Button } from '../../../parts/parts.tsx';
import * as styles from './tracking.css.ts';

/** What each name is for, where it does not say so itself. */
const about: Readonly<Partial<Record<QueryName, string>>> = {
  sub1: 'joined to the affiliate for partners',
  sub5: 'a click id of your own',
  uid: 'a visitor of another system',
  source_id: 'a source of another system',
};

interface NamesTableProps {
  readonly advertiser: Advertiser;
  readonly names: readonly QueryName[];
  readonly values: Readonly<Partial<Record<QueryName, string>>>;
  readonly held: readonly HeldField[];
  readonly lost: readonly QueryName[];
  readonly isUsual: boolean;
  onChange(name: QueryName, value: string): void;
  onReset(): void;
}

/** Each name of the address with its value, and what a lead will hold of it. */
export function NamesTable({ advertiser, names, values, held, lost, isUsual, onChange, onReset }: NamesTableProps) {
  const list = `placeholders-${advertiser.id}`;
  const heldOf = (name: QueryName) => held.find((each) => each.field === queryNames[name] && (!each.isDefault || values[name]));
  return (
    <section className={shared.card} aria-label="Parameters">
      <div className={styles.tableHead}>
        <h2 className={styles.title}>Parameters, and what a lead will hold</h2>
        <Button look="small" disabled={isUsual} onClick={onReset}>
          As usual for {advertiser.name}
        </Button>
      </div>
      <datalist id={list}>
        {advertiser.placeholders.map(({ text, means }) => (
          <option key={text} value={text}>
            {means}
          </option>
        ))}
      </datalist>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.cell}>
              Name
            </th>
            <th scope="col" className={styles.cell}>
              Value
            </th>
            <th scope="col" className={styles.cell}>
              In the lead, for example
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const kept = heldOf(name);
            const isLost = lost.includes(name);
            return (
              <tr key={name} className={styles.row}>
                <th scope="row" className={styles.cell}>
                  <span className={styles.name}>{name}</span>
                  {about[name] && <div className={clsx(shared.muted, shared.small)}>{about[name]}</div>}
                </th>
                <td className={styles.cell}>
                  <input
                    aria-label={`Value of ${name}`}
                    aria-describedby={`held-${name}`}
                    aria-invalid={isLost ? true : undefined}
                    className={clsx(field.control, styles.input)}
                    list={advertiser.placeholders.length > 0 ? list : undefined}
                    value={values[name] ?? ''}
                    spellCheck={false}
                    autoComplete="off"
                    onChange={({ target }) => onChange(name, target.value)}
                  />
                </td>
                <td className={styles.heldCell} id={`held-${name}`}>
                  {isLost ? (
                    <span className={styles.lost}>
                      Not kept: {advertiser.name} fills in no such placeholder, or the text cannot be stored.
                    </span>
                  ) : kept ? (
                    <span className={styles.held}>
                      <span>{kept.value}</span>
                      <span className={styles.heldBy}>{kept.field}</span>
                    </span>
                  ) : (
                    <span className={shared.muted}>–</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
