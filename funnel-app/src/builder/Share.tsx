import { useId, useState } from 'react';
import * as styles from './builder.css.ts';
import { QrCode } from './QrCode.tsx';
import { addressOf, type Campaigns, campaignEntry, pathConflict, type Site, type Variant } from './variant.ts';

/** A button that puts a text on the clipboard and says that it did. */
function Copy({ text, children, disabled = false }: { text: string; children: string; disabled?: boolean }) {
  const [told, setTold] = useState<{ of: string; text: string }>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold({ of: text, text: 'Copied' }),
      () => setTold({ of: text, text: 'The browser did not allow it: select the text and copy it' }),
    );
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.button} disabled={disabled} onClick={copy}>
        {children}
      </button>
      <span role="status" className={styles.copied}>
        {told?.of === text && told.text}
      </span>
    </span>
  );
}

interface ShareProps {
  readonly variant: Variant;
  readonly campaigns: Campaigns;
  /** Its name where there are two. */
  readonly label: string;
  readonly site: Site;
  /** The campaign path of this variant and of the other one. */
  readonly newPath: string;
  readonly besides: string | undefined;
  readonly onName: (name: string) => void;
}

/** Where an operator makes a test link of the address: its lead is not sold. */
function testVisitsOf(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}/ops/test-visits?page=${encodeURIComponent(pathname + search)}`;
}

const isLocalAddress = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** Three ways to share a variant: address, campaign row, QR code. */
export function Share({ variant, campaigns, label, site, newPath, besides, onName }: ShareProps) {
  const id = useId();
  const address = addressOf(variant, site);
  const entry = campaignEntry(variant, site, newPath);
  const conflict = pathConflict(newPath, besides, campaigns);
  return (
    <section className={styles.share} aria-label={`Share ${label}`}>
      <div className={styles.shareTexts}>
        <div className={styles.control}>
          <h3 className={styles.label}>{`Address of ${label}`}</h3>
          {address ? (
            <div className={styles.row}>
              <a className={styles.address} href={address} target="_blank" rel="noopener">
                {address}
              </a>
              <Copy text={address}>Copy address</Copy>
              <a
                className={styles.button}
                href={testVisitsOf(address)}
                target="_blank"
                rel="noopener"
                title="A new tab: it asks for the operations token"
              >
                Open as a test
              </a>
            </div>
          ) : (
            <p className={styles.note}>No address runs this flow yet: hand on its line of code (Advanced).</p>
          )}
        </div>
        <details>
          <summary className={styles.foldTitle}>Advanced: as a line of code</summary>
          <div className={styles.control}>
            <label className={styles.label} htmlFor={`${id}name`}>
              As a campaign with an address of its own, /{newPath}
            </label>
            <div className={styles.row}>
              <input
                id={`${id}name`}
                className={styles.name}
                value={variant.name}
                placeholder="Name it"
                aria-invalid={conflict !== undefined}
                aria-describedby={`${id}taken`}
                onChange={({ target }) => onName(target.value)}
              />
              <Copy text={entry} disabled={conflict !== undefined}>
                Copy code
              </Copy>
            </div>
            <p id={`${id}taken`} role="status" className={styles.conflict}>
              {conflict}
            </p>
            <textarea
              className={styles.code}
              readOnly
              rows={3}
              value={entry}
              aria-label={`Campaign entry of ${label}`}
              onFocus={({ target }) => target.select()}
            />
          </div>
        </details>
      </div>
      {address && (
        <figure className={styles.qrBox}>
          <QrCode text={address} className={styles.qr} />
          <figcaption className={styles.purpose}>
            {isLocalAddress(address)
              ? 'A phone can’t reach this computer by this name: choose another site'
              : 'Open it on a phone'}
          </figcaption>
        </figure>
      )}
    </section>
  );
}
