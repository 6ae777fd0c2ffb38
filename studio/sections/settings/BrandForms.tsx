import type { SettingsContent, SettingsProblem } from '#contract/settings/settings.ts';
import { type BrandId, brandIds, type Testimonial } from '#contract/site/site.ts';
import { type Locale, locales } from '#contract/text/locale.ts';
import { useSession } from '../../data/useSession.ts';
import { Line } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button } from '../../parts/parts.tsx';
import { Lines } from './fields.tsx';
import * as styles from './settings.css.ts';
import { brandOf, withBrand } from './settingsWords.ts';

export interface FormProps {
  readonly content: SettingsContent;
  readonly problems: readonly SettingsProblem[];
  onChange(content: SettingsContent): void;
}

export const languages: Readonly<Record<Locale, string>> = { en: 'English', es: 'Spanish' };

/** What is wrong at a field, with its remedy. */
export const faultAt = (problems: readonly SettingsProblem[], field: string): string | undefined => {
  const found = problems.find((each) => each.field === field);
  return found && `${found.problem.charAt(0).toUpperCase()}${found.problem.slice(1)}. ${found.remedy}`;
};

type Praise = Testimonial & { readonly proof?: string | undefined };

function Testimonials({ id, content, problems, onChange }: FormProps & { readonly id: BrandId }) {
  const { allows } = useSession();
  const readOnly = !allows('draftSettings');
  const all = brandOf(content, id).testimonials as readonly Praise[];
  const change = (next: readonly Praise[]) => onChange(withBrand(content, id, { testimonials: next }));
  const set = (at: number, part: Partial<Praise>) =>
    change(all.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const blank: Praise = { quote: { en: '', es: '' }, name: '', detail: '', proof: '' };
  return (
    <div className={styles.sub}>
      <h3 className={styles.heading}>Testimonials</h3>
      {all.length === 0 && <p className={shared.muted}>None: in production none are shown.</p>}
      {all.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its name is typed here
        <div key={at} className={styles.sub}>
          <div className={styles.pair}>
            {locales.map((locale) => (
              <Line
                key={locale}
                id={`${id}-quote-${at}-${locale}`}
                label={`What they said, ${languages[locale]}`}
                value={each.quote[locale]}
                readOnly={readOnly}
                onChange={(text) => set(at, { quote: { ...each.quote, [locale]: text } })}
              />
            ))}
            <Line
              id={`${id}-who-${at}`}
              label="Who"
              value={each.name}
              readOnly={readOnly}
              onChange={(name) => set(at, { name })}
            />
            <Line
              id={`${id}-where-${at}`}
              label="Where from"
              value={each.detail}
              readOnly={readOnly}
              onChange={(detail) => set(at, { detail })}
            />
          </div>
          <Line
            id={`${id}-proof-${at}`}
            label="Where the original is kept"
            hint="No page shows it."
            value={each.proof ?? ''}
            readOnly={readOnly}
            error={faultAt(problems, `brands.${id}.testimonials.${each.name}`)}
            onChange={(proof) => set(at, { proof })}
          />
          {!readOnly && (
            <div>
              <Button look="small" onClick={() => change(all.filter((_, index) => index !== at))}>
                Take it out
              </Button>
            </div>
          )}
        </div>
      ))}
      {!readOnly && (
        <div>
          <Button look="small" onClick={() => change([...all, blank])}>
            Add a testimonial
          </Button>
        </div>
      )}
    </div>
  );
}

function BrandForm({ id, ...props }: FormProps & { readonly id: BrandId }) {
  const { content, problems, onChange } = props;
  const { allows, whoMay } = useSession();
  const { name, hosts, sellers, callNumber, sponsors } = brandOf(content, id);
  const [noSettings, noConsents] = [!allows('draftSettings'), !allows('draftConsents')];
  const set = (change: Readonly<Record<string, unknown>>) => onChange(withBrand(content, id, change));
  const at = (field: string) => faultAt(problems, `brands.${id}.${field}`);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {name}
      </h2>
      <div className={styles.pair}>
        <Line
          id={`${id}-name`}
          label="Name"
          hint="On its pages, and in the consent."
          value={name}
          readOnly={noConsents}
          onChange={(next) => set({ name: next })}
        />
        <Line
          id={`${id}-number`}
          label="Call number"
          hint="Such as +12125550123; none: no call control."
          value={callNumber}
          readOnly={noSettings}
          error={at('callNumber')}
          onChange={(next) => set({ callNumber: next.trim() })}
        />
        <Lines
          id={`${id}-hosts`}
          label="Hosts, one a line"
          hint="Subdomains count too."
          value={hosts}
          readOnly={noSettings}
          error={at('hosts')}
          onChange={(next) => set({ hosts: next })}
        />
        <Lines
          id={`${id}-sponsors`}
          label="Sponsors, one a line"
          hint="Who pays for leads, as /sponsors lists them."
          value={sponsors}
          readOnly={noSettings}
          onChange={(next) => set({ sponsors: next })}
        />
      </div>
      <div className={styles.sub}>
        <h3 className={styles.heading}>Sellers named in the consent</h3>
        <div className={styles.pair}>
          {locales.map((locale) => (
            <Lines
              key={locale}
              id={`${id}-sellers-${locale}`}
              label={`${languages[locale]}, one firm a line`}
              value={sellers[locale]}
              readOnly={noConsents}
              error={at('sellers')}
              onChange={(next) => set({ sellers: { ...sellers, [locale]: next } })}
            />
          ))}
        </div>
        <p className={shared.muted}>
          A change makes a new version of the consent text, which is seen in all twelve themes before it goes live.
          {noConsents && ` Names and sellers are drafted by the roles ${whoMay('draftConsents')}.`}
          {noSettings && ` The rest is drafted by the roles ${whoMay('draftSettings')}.`}
        </p>
      </div>
      <Testimonials id={id} {...props} />
    </section>
  );
}

/** The brands, each with its facts and the sellers of its consent in both languages. */
export const BrandForms = (props: FormProps) => brandIds.map((id) => <BrandForm key={id} id={id} {...props} />);
