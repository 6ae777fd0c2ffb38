import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SwitchName } from '#design-system/switches/switches.ts';
import { addressOf, type Site } from '#funnel/builder/variant.ts';
import { useSession } from '../../../data/useSession.ts';
import { Icon } from '../../../parts/icons.tsx';
import * as shared from '../../../parts/parts.css.ts';
import { Button } from '../../../parts/parts.tsx';
import { withFields } from '../changeContent.ts';
import { Differences } from '../Differences.tsx';
import { TextField } from '../fields.tsx';
import { useBrand } from '../useBrand.ts';
import { useDraft } from '../useDraft.ts';
import type { Check } from './checks.ts';
import * as styles from './look.css.ts';
import { variantOfContent } from './lookContent.ts';

const route = getRouteApi('/campaigns/$key');

/** What publishing would change, in words. */
export function GoesLive() {
  const { differences, view } = useDraft();
  const brand = useBrand();
  const count = differences.length;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>
        {view.live ? `What goes live · ${count} change${count === 1 ? '' : 's'}` : 'What goes live · all of it'}
      </h2>
      {!view.live ? (
        <p className={shared.muted}>Nobody sees this campaign yet: its first publication opens it.</p>
      ) : count === 0 ? (
        <p className={shared.muted}>The draft is what visitors get now.</p>
      ) : (
        <Differences of={differences} brand={brand} />
      )}
    </section>
  );
}

interface ChecksProps {
  readonly checks: readonly Check[];
  readonly onMend: (name: SwitchName, value: string) => void;
  /** Goes to the control of a field. */
  readonly onShow: (field: string) => void;
}

const stateWords = { good: '', warning: 'Warning: ', wrong: 'Keeps it from going live: ' } as const;

/** What holds, and what does not, with what puts it right. */
export function Checks({ checks, onMend, onShow }: ChecksProps) {
  const { allows } = useSession();
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle} tabIndex={-1}>
        Checks
      </h2>
      <ul className={styles.checks}>
        {checks.map(({ state, text, remedy, field, fix }) => (
          <li key={text} className={styles.check[state]}>
            <Icon name={state === 'good' ? 'done' : 'warning'} size={16} />
            <div>
              <span className={styles.stateWord}>{stateWords[state]}</span>
              {text} {remedy}
              {state !== 'good' && allows('draft') && (
                <span className={styles.checkActs}>
                  {fix && (
                    <button
                      type="button"
                      className={styles.act}
                      onClick={({ currentTarget }) => {
                        // the line goes, and the button that has the focus with it
                        currentTarget.closest('section')?.querySelector('h2')?.focus();
                        onMend(fix.name, fix.value);
                      }}
                    >
                      Mend: {fix.label}
                    </button>
                  )}
                  {field && !fix && (
                    <button type="button" className={styles.act} onClick={() => onShow(field)}>
                      Go to it
                    </button>
                  )}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Address({ site }: { readonly site: Site }) {
  const { content } = useDraft();
  const [copied, setCopied] = useState('');
  const address = addressOf({ ...variantOfContent(content), chosen: {} }, site) ?? '';
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('Copied'),
      () => setCopied('The browser did not allow it'),
    );
  return (
    <div className={styles.address}>
      <h3 className={styles.addressTitle}>Address</h3>
      <div className={styles.addressRow}>
        <a href={address} target="_blank" rel="noopener" className={styles.addressText}>
          {content.path}
        </a>
        <Button look="ghost" aria-label="Copy address" onClick={() => void copy()}>
          <Icon name="link" size={16} />
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {copied}
      </p>
    </div>
  );
}

/** Where the campaign is found, and whose it is. */
export function Offer({ site }: { readonly site: Site }) {
  const { key } = route.useParams();
  const { allows } = useSession();
  const { content, problems, change } = useDraft();
  return (
    <section className={styles.part} aria-label="Address and offer">
      <Address site={site} />
      <fieldset disabled={!allows('draft')} className={styles.pair} aria-label="Offer">
        {(['oid', 'affid'] as const).map((field) => (
          <TextField
            key={field}
            field={field}
            label={field === 'oid' ? 'Offer' : 'Affiliate'}
            problems={problems}
            inputMode="numeric"
            value={content[field]}
            onChange={(value) => change(withFields({ [field]: value.trim() }))}
          />
        ))}
      </fieldset>
      <Link to="/campaigns/$key/tracking" params={{ key }} className={shared.buttons.plain}>
        Tracking addresses
      </Link>
    </section>
  );
}
