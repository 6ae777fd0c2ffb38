import { useState } from 'react';
import {
  type Advertiser,
  adAddress,
  advertisers,
  clickedAddress,
  heldFields,
  lostNames,
  type QueryName,
} from '#contract/lead/ad-addresses.ts';
import { trafficSource } from '#contract/lead/tracking.ts';
import * as page from '../../parts/page.css.ts';
import * as shared from '../../parts/parts.css.ts';
import { Note } from '../../parts/parts.tsx';
import { AddressCard } from './tracking/AddressCard.tsx';
import { isClickName, isSameAddress, namesFor, type Values, withoutPlaceholders } from './tracking/addressParts.ts';
import { NamesTable } from './tracking/NamesTable.tsx';
import * as styles from './tracking/tracking.css.ts';
import { useDraft } from './useDraft.ts';
import { useSite } from './useSite.ts';

/** The query of an address after its click. */
const queryOf = (address: string) => new URL(address).searchParams;

function Choice({ chosen, onChoose }: { readonly chosen: Advertiser; onChoose(id: string): void }) {
  return (
    <fieldset className={styles.advertisers}>
      <legend className={styles.hidden}>Address for</legend>
      <div className={styles.segments}>
        {advertisers.map(({ id, name }) => (
          <label key={id} className={styles.segment}>
            <input
              type="radio"
              name="advertiser"
              className={styles.hidden}
              checked={id === chosen.id}
              onChange={() => onChoose(id)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Addresses of the campaign for advertisers, checked by what the page reads of them. */
export function TrackingTab() {
  const { content, view } = useDraft();
  const { origin } = useSite(content);
  const [id, setId] = useState('google');
  const [changed, setChanged] = useState<Readonly<Record<string, Values>>>({});
  const advertiser = advertisers.find((each) => each.id === id) ?? (advertisers[0] as Advertiser);
  const values = changed[advertiser.id] ?? advertiser.usual;
  const target = new URL(content.path, origin).href;
  const address = adAddress(target, advertiser, values);
  const held = heldFields(queryOf(clickedAddress(address, advertiser)), content);
  const addedClick = advertiser.click && !values[advertiser.click.name as QueryName] ? advertiser.click.name : undefined;
  const others = held.filter(({ field, isDefault }) => isDefault || field === addedClick);
  const whence = (field: string) =>
    field === addedClick ? `${advertiser.name} adds it` : field === 'sub_id' ? 'without a sub1' : 'the campaign’s own';
  const source = trafficSource(Object.fromEntries(held.map(({ field, value }) => [field, value])), '', 0);
  const isGuessed = !held.some(({ field }) => field === 'utm_source' || isClickName(field));
  return (
    <div className={page.body}>
      {view.row.state !== 'live' && (
        <Note tone="waiting">
          {view.row.state === 'paused'
            ? 'This campaign is paused: its address does not lead to its survey.'
            : 'This campaign was never live: its address leads nowhere until you publish it.'}
        </Note>
      )}
      <Choice chosen={advertiser} onChoose={setId} />
      <AddressCard
        address={address}
        plain={adAddress(target, advertiser, withoutPlaceholders(values, advertiser))}
        placeholders={advertiser.placeholders}
        note={advertiser.note}
      />
      <NamesTable
        advertiser={advertiser}
        names={namesFor(advertiser)}
        values={values}
        held={held}
        lost={lostNames(held, values)}
        isUsual={isSameAddress(values, advertiser.usual)}
        onChange={(name, value) => setChanged({ ...changed, [advertiser.id]: { ...values, [name]: value } })}
        onReset={() => setChanged({ ...changed, [advertiser.id]: advertiser.usual })}
      />
      <section className={shared.card} aria-label="Also in the lead">
        <div className={styles.tableHead}>
          <h2 className={styles.title}>Also in the lead</h2>
        </div>
        <dl className={styles.facts}>
          {others.map(({ field, value }) => (
            <div key={field} style={{ display: 'contents' }}>
              <dt className={styles.name}>{field}</dt>
              <dd className={styles.fact}>
                {value} <span className={shared.muted}>{whence(field)}</span>
              </dd>
            </div>
          ))}
          <dt className={styles.name}>traffic_source</dt>
          <dd className={styles.fact}>
            {isGuessed ? 'the referring site' : source}{' '}
            <span className={shared.muted}>
              {isGuessed ? 'where the browser tells it' : 'from utm_source, else from the click id'}
            </span>
          </dd>
        </dl>
      </section>
    </div>
  );
}
