import { useSession } from '../../data/useSession.ts';
import { Line } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button } from '../../parts/parts.tsx';
import type { FormProps } from './BrandForms.tsx';
import { Json, Lines } from './fields.tsx';
import * as styles from './settings.css.ts';

interface Buyer {
  readonly name: string;
  readonly ids: readonly string[];
  readonly states?: readonly string[] | undefined;
}

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Who buys, where cases are taken, and what stands in the rest of both files. */
export function BuyerForm({ content, onChange }: FormProps) {
  const { allows } = useSession();
  const readOnly = !allows('draftSettings');
  const {
    buyers = [],
    servedStates = [],
    ...rest
  } = content as {
    readonly buyers?: readonly Buyer[];
    readonly servedStates?: readonly string[];
  };
  const change = (next: readonly Buyer[]) => onChange({ ...content, buyers: next });
  const set = (at: number, part: Partial<Buyer>) =>
    change(buyers.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <>
      <section className={styles.card} aria-labelledby="who-buys">
        <h2 className={styles.heading} id="who-buys">
          Who buys
        </h2>
        {buyers.length === 0 && <p className={shared.muted}>Nobody is named: visitors agree to the sellers of the brand.</p>}
        {buyers.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its name is typed here
          <div key={at} className={styles.sub}>
            <Line id={`buyer-${at}`} label="Firm" value={each.name} readOnly={readOnly} onChange={(name) => set(at, { name })} />
            <div className={styles.pair}>
              <Line
                id={`buyer-ids-${at}`}
                label="Numbers at the partner"
                hint="Such as 9101, 9102."
                value={each.ids.join(', ')}
                readOnly={readOnly}
                onChange={(text) => set(at, { ids: listOf(text) })}
              />
              <Line
                id={`buyer-states-${at}`}
                label="States"
                hint="Such as CA, NV; none: all."
                value={(each.states ?? []).join(', ')}
                readOnly={readOnly}
                onChange={(text) => set(at, { states: text === '' ? undefined : listOf(text.toUpperCase()) })}
              />
            </div>
            {!readOnly && (
              <div>
                <Button look="small" onClick={() => change(buyers.filter((_, index) => index !== at))}>
                  Take it out
                </Button>
              </div>
            )}
          </div>
        ))}
        {!readOnly && (
          <div>
            <Button look="small" onClick={() => change([...buyers, { name: '', ids: [] }])}>
              Add a buyer
            </Button>
          </div>
        )}
      </section>
      <section className={styles.card} aria-labelledby="the-rest">
        <h2 className={styles.heading} id="the-rest">
          Where and what else
        </h2>
        <Lines
          id="served"
          label="States in which a partner takes cases, one a line"
          hint="None: all. A lead of another state is kept, and held."
          value={servedStates}
          readOnly={readOnly}
          onChange={(next) => onChange({ ...content, servedStates: next })}
        />
        <Json
          id="rest"
          label="Fixed buyers, reroute, fallback buyers, affiliates and LeadProsper campaigns"
          hint="As in SITE_FILE and PARTNER_TABLES. A key is named: env:SECRET_NAME."
          value={rest}
          readOnly={readOnly}
          onChange={(next) => onChange({ buyers, servedStates, ...(next as object) })}
        />
      </section>
    </>
  );
}
