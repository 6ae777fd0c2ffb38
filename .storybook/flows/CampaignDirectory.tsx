import { useState } from 'react';
import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { brandHosts, type CampaignListing, campaignListings } from './campaignListing.ts';
import * as styles from './FlowMap.css.ts';

/** What is looked for may stand anywhere in a row. */
const matches = (listing: CampaignListing, wanted: string) =>
  `${Object.values(listing).join(' ')} ${listing.experiments.length > 0 ? 'experiment' : ''}`
    .toLowerCase()
    .includes(wanted.trim().toLowerCase());

const columns = [
  'Path',
  'Flow',
  'Language',
  'Offer',
  'Affiliate',
  'Brand',
  'Switches',
  'Experiments',
  'Also',
  'Thank-you page',
] as const;

/** Every campaign path with its flow, language, ids, brand, switches, experiments and thank-you address, to be found without reading code. */
export function CampaignDirectory() {
  const [wanted, setWanted] = useState('');
  const found = campaignListings.filter((listing) => matches(listing, wanted));
  return (
    <main className={styles.widePage} lang="en">
      <h1 className={styles.title}>Campaigns</h1>
      <p>
        Slashes in a path make no difference. Every path also runs in the other language with <code>?lang=en</code> or{' '}
        <code>?lang=es</code>; <code>?oid=</code> and <code>?affid=</code> override the ids, and each switch can be set in the
        address. The brand is that of the host: {brandHosts.join(', ')}.
      </p>
      <TextField
        id="campaign-search"
        name="campaign-search"
        label="Find a path, flow, id or switch"
        value={wanted}
        onChange={setWanted}
        autoComplete="off"
      />
      <p role="status">{`${found.length} of ${campaignListings.length} paths`}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard */}
      <section className={styles.scroller} aria-label="Campaigns" tabIndex={0}>
        <table className={styles.listing}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={styles.cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((each) => (
              <tr key={each.path}>
                <th scope="row" className={styles.cell}>
                  {each.path}
                </th>
                {[
                  each.flow,
                  each.language,
                  each.oid,
                  each.affid,
                  each.brand,
                  list(each.switches),
                  list(each.experiments),
                  list(each.also),
                  each.thankYou,
                ].map((value, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                  <td key={column} className={styles.cell}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </main>
  );
}

const list = (values: readonly string[]) => values.join(', ') || '–';
