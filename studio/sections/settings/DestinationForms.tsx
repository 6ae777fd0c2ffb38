import { useSession } from '../../data/useSession.ts';
import { Line } from '../../parts/fields.tsx';
import { Button, Note } from '../../parts/parts.tsx';
import { type FormProps, faultAt } from './BrandForms.tsx';
import { Json } from './fields.tsx';
import { SettingsTest, type SettingsTestProps } from './SettingsTest.tsx';
import * as styles from './settings.css.ts';

type Row = Readonly<Record<string, unknown>> & { readonly name?: string };
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Where leads go beside the built-in destinations, each with its test. */
export function DestinationForms({ content, problems, onChange, ...test }: FormProps & SettingsTestProps) {
  const { allows } = useSession();
  const readOnly = !allows('draftSettings');
  const { destinations = [], ...meter } = content as { readonly destinations?: readonly Row[] };
  const change = (next: readonly Row[]) => onChange({ ...meter, destinations: next });
  const set = (at: number, part: Row) => change(destinations.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const blank: Row = { name: '', url: '', testUrl: '', buyer: '', fields: [{ to: 'email', from: 'email' }] };
  return (
    <>
      {destinations.length === 0 && (
        <Note tone="quiet">No destination is described here: leads go to the built-in ones alone (environment).</Note>
      )}
      {destinations.map((each, at) => {
        const { name = '', url, testUrl, buyer, ...rest } = each;
        const own = (field: string) => faultAt(problems, `destinations.${name}${field}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: its name is typed here
          <section key={at} className={styles.card} aria-labelledby={`to-${at}`}>
            <h2 className={styles.heading} id={`to-${at}`}>
              {name || 'A new destination'}
            </h2>
            <SettingsTest name={name} about="An invented lead goes to its test address. It is sold to nobody." {...test} />
            {own('') && <Note tone="waiting">{own('')}</Note>}
            <div className={styles.pair}>
              <Line
                id={`name-${at}`}
                label="Name"
                hint="Small letters, digits and hyphens."
                value={name}
                readOnly={readOnly}
                onChange={(next) => set(at, { name: next })}
              />
              <Line
                id={`buyer-${at}`}
                label="Buyer, as consents name it"
                hint="None where the partner sells on."
                value={textOf(buyer)}
                readOnly={readOnly}
                error={own('.buyer')}
                onChange={(next) => set(at, { buyer: next })}
              />
              <Line
                id={`url-${at}`}
                label="Address"
                value={textOf(url)}
                readOnly={readOnly}
                error={own('.url')}
                onChange={(next) => set(at, { url: next.trim() })}
              />
              <Line
                id={`test-${at}`}
                label="Test address"
                value={textOf(testUrl)}
                readOnly={readOnly}
                error={own('.testUrl')}
                onChange={(next) => set(at, { testUrl: next.trim() })}
              />
            </div>
            <Json
              id={`rest-${at}`}
              label="What is sent, and how its response is read"
              hint="As in PARTNER_TABLES. A key is named: env:SECRET_NAME."
              value={rest}
              readOnly={readOnly}
              onChange={(next) =>
                change(destinations.map((one, index) => (index === at ? { name, url, testUrl, buyer, ...(next as Row) } : one)))
              }
            />
            {!readOnly && (
              <div>
                <Button look="small" onClick={() => change(destinations.filter((_, index) => index !== at))}>
                  Take it out
                </Button>
              </div>
            )}
          </section>
        );
      })}
      {!readOnly && (
        <div>
          <Button onClick={() => change([...destinations, blank])}>Add a destination</Button>
        </div>
      )}
      <section className={styles.card} aria-labelledby="meter">
        <h2 className={styles.heading} id="meter">
          Compensation meter
        </h2>
        <Json
          id="meter-rest"
          label="What an answer adds, in dollars, and a factor of the sum"
          value={meter}
          readOnly={readOnly}
          onChange={(next) => onChange({ ...(next as object), destinations })}
        />
      </section>
    </>
  );
}
