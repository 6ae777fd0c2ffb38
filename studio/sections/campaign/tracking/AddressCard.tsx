import type { Placeholder } from '#contract/lead/ad-addresses.ts';
import { QrCode } from '#funnel/builder/QrCode.tsx';
import { CopyButton } from '../../../parts/CopyButton.tsx';
import * as shared from '../../../parts/parts.css.ts';
import { partsOf } from './addressParts.ts';
import * as styles from './tracking.css.ts';

const isLocal = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

interface AddressCardProps {
  readonly address: string;
  /** The same without what only a click fills in: for a phone's camera. */
  readonly plain: string;
  readonly placeholders: readonly Placeholder[];
  readonly note: string;
}

/** The address to hand on, and as a QR code. */
export function AddressCard({ address, plain, placeholders, note }: AddressCardProps) {
  const query = address.split('?')[1];
  return (
    <section className={shared.card} aria-label="The address">
      <div className={styles.share}>
        <div className={styles.shareText}>
          <p className={styles.address}>
            {partsOf(address, placeholders).map(({ at, text, isPlaceholder }) =>
              isPlaceholder ? (
                <span key={at} className={styles.placeholder}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </p>
          <div className={shared.row}>
            <CopyButton text={address} look="main">
              Copy address
            </CopyButton>
            {query && placeholders.length > 0 && <CopyButton text={query}>Copy what follows “?”</CopyButton>}
          </div>
          <p className={shared.muted}>{note}</p>
        </div>
        <figure className={styles.figure}>
          <QrCode text={plain} className={styles.qr} />
          <figcaption className={styles.caption}>
            {isLocal(plain)
              ? 'A phone cannot reach this computer by this name.'
              : 'Opens the page on a phone. No click fills a placeholder in, so it has none.'}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
