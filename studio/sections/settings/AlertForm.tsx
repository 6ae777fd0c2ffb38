import { type ToldKind, toldKinds } from '#contract/studio/causes.ts';
import { useSession } from '../../data/useSession.ts';
import { Line, Tick } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button } from '../../parts/parts.tsx';
import { type FormProps, faultAt } from './BrandForms.tsx';
import { SettingsTest, type SettingsTestProps } from './SettingsTest.tsx';
import * as styles from './settings.css.ts';
import { newsNames } from './settingsWords.ts';

interface Limit {
  readonly name: string;
  readonly dollars: number;
}

interface Content {
  readonly slack?: string;
  readonly webhook?: string;
  readonly notTold?: readonly ToldKind[];
  readonly spendLimit?: number;
  readonly spendLimits?: readonly Limit[];
}

const addresses = [
  { name: 'slack', label: 'Slack', variable: 'SLACK_WEBHOOK_URL' },
  { name: 'webhook', label: 'Webhook of your own', variable: 'ALERT_WEBHOOK_URL' },
] as const;

/** Whole dollars of what is typed; nothing typed is 0, which is saved as no limit. */
const dollarsIn = (text: string) => Number(text.replace(/\D/g, '').slice(0, 8));

/** Where the team's messages go, what is told, and what a day of a campaign may cost. */
export function AlertForm({ content, problems, onChange, ...test }: FormProps & SettingsTestProps) {
  const { allows } = useSession();
  const readOnly = !allows('draftSettings');
  const { notTold = [], spendLimit, spendLimits = [], ...rest } = content as Content;
  const set = (part: { readonly [Field in keyof Content]: Content[Field] | undefined }) => onChange({ ...content, ...part });
  const setLimits = (next: readonly Limit[]) => set({ spendLimits: next });
  const setLimit = (at: number, part: Partial<Limit>) =>
    setLimits(spendLimits.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <>
      <section className={styles.card} aria-labelledby="where">
        <h2 className={styles.heading} id="where">
          Where messages go
        </h2>
        {addresses.map(({ name, label, variable }) => (
          <div key={name} className={styles.sub}>
            <Line
              id={`to-${name}`}
              label={label}
              hint={`The name of a secret, such as env:SECRET_TEAM. Without one, ${variable} of the environment counts.`}
              value={rest[name] ?? ''}
              readOnly={readOnly}
              error={faultAt(problems, name)}
              onChange={(text) => set({ [name]: text.trim() || undefined })}
            />
            <SettingsTest name={name} about="A message goes there that says it is a test." {...test} />
          </div>
        ))}
      </section>
      <section className={styles.card} aria-labelledby="news">
        <h2 className={styles.heading} id="news">
          What is told
        </h2>
        <p className={shared.muted}>What is not ticked is shown in Today only.</p>
        <fieldset className={styles.ticks} disabled={readOnly} aria-labelledby="news">
          {toldKinds.map((kind) => (
            <Tick
              key={kind}
              label={newsNames[kind]}
              isOn={!notTold.includes(kind)}
              onChange={(isOn) => set({ notTold: toldKinds.filter((each) => (each === kind ? !isOn : notTold.includes(each))) })}
            />
          ))}
        </fieldset>
      </section>
      <section className={styles.card} aria-labelledby="limits">
        <h2 className={styles.heading} id="limits">
          Limits of spend
        </h2>
        <Line
          id="limit"
          label="What a day of a campaign may cost, in dollars"
          hint="Without one, only the campaigns below have a limit."
          inputMode="numeric"
          value={spendLimit?.toString() ?? ''}
          readOnly={readOnly}
          onChange={(text) => set({ spendLimit: dollarsIn(text) || undefined })}
        />
        {spendLimits.map(({ name, dollars }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its path is typed here
          <div key={at} className={styles.sub}>
            <div className={styles.pair}>
              <Line
                id={`limit-path-${at}`}
                label="Campaign"
                hint="Its path, such as /survey."
                value={name}
                readOnly={readOnly}
                error={faultAt(problems, `spendLimits.${name}`)}
                onChange={(text) => setLimit(at, { name: text.trim() })}
              />
              <Line
                id={`limit-dollars-${at}`}
                label="Dollars a day"
                inputMode="numeric"
                value={dollars === 0 ? '' : String(dollars)}
                readOnly={readOnly}
                onChange={(text) => setLimit(at, { dollars: dollarsIn(text) })}
              />
            </div>
            {!readOnly && (
              <div>
                <Button look="small" onClick={() => setLimits(spendLimits.filter((_, index) => index !== at))}>
                  Take it out
                </Button>
              </div>
            )}
          </div>
        ))}
        {!readOnly && (
          <div>
            <Button look="small" onClick={() => setLimits([...spendLimits, { name: '', dollars: 0 }])}>
              Add a limit
            </Button>
          </div>
        )}
      </section>
    </>
  );
}
