import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { campaignDifferences, type Difference, fieldTexts } from '#contract/campaign/differences.ts';
import { differenceWords } from '#funnel/builder/differenceWords.ts';
import { versionQuery } from '../../data/queries.ts';
import { Pick, Tick } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Failed } from '../../parts/parts.tsx';
import type { Compared, HistorySearch } from './campaignSearch.ts';
import * as marks from './differences.css.ts';
import * as styles from './history.css.ts';
import { type Draft, useDraft } from './useDraft.ts';

const route = getRouteApi('/campaigns/$key/history');

/** The content of a side; undefined while it is on its way, or where there is none. */
function useSide(side: Compared | undefined, { view, content }: Draft) {
  const { data, error, refetch } = useQuery({
    ...versionQuery(view.row.path, typeof side === 'number' ? side : 0),
    enabled: typeof side === 'number',
  });
  return { content: side === 'draft' ? content : data?.content, error, refetch };
}

/** Every field of both, also those that are the same. */
function allFields(one: CampaignContent, other: CampaignContent): readonly Difference[] {
  const [before, after] = [fieldTexts(one), fieldTexts(other)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((field) => ({ field, before: before.get(field), after: after.get(field) }));
}

const sideName = (side: Compared) => (side === 'draft' ? 'Draft' : `Version ${side}`);

interface SidesProps {
  readonly one: CampaignContent;
  readonly other: CampaignContent;
  readonly names: readonly [string, string];
}

function Fields({ one, other, names, all }: SidesProps & { readonly all: boolean }) {
  const changed = new Set(campaignDifferences(one, other).map(({ field }) => field));
  const words = differenceWords(all ? allFields(one, other) : campaignDifferences(one, other));
  if (words.length === 0) return <p className={shared.padded}>Both are the same.</p>;
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th className={shared.head}>Field</th>
          {names.map((name) => (
            <th key={name} className={shared.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map(({ field, name, before, after }) => (
          <tr key={field}>
            <th scope="row" className={styles.fieldName}>
              {name}
            </th>
            <td className={shared.cell}>{changed.has(field) ? <del className={marks.before}>{before}</del> : before}</td>
            <td className={shared.cell}>{changed.has(field) ? <ins className={marks.after}>{after}</ins> : after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Json = ({ one, other, names }: SidesProps) => (
  <div className={styles.json}>
    {[one, other].map((content, index) => (
      <figure key={names[index]} className={styles.jsonSide}>
        <figcaption className={shared.muted}>{names[index]}</figcaption>
        {/* a region that scrolls has to be reached by the keyboard */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <pre className={styles.code} tabIndex={0}>
          {JSON.stringify(content, null, 2)}
        </pre>
      </figure>
    ))}
  </div>
);

/** Any two versions, or one and the draft, field by field. The address keeps which. */
export function Comparison() {
  const draft = useDraft();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { one, other, all = false, json = false } = search;
  const [left, right] = [useSide(one, draft), useSide(other, draft)];
  const { versions, draft: open } = draft.view;
  const choices = [
    ...(open ? [{ value: 'draft', name: `Draft of ${open.by}` }] : []),
    ...versions.map(({ version, because }) => ({ value: String(version), name: `${version}: ${because}` })),
  ];
  const show = (next: HistorySearch) => void navigate({ search: next, replace: true });
  const pick = (side: 'one' | 'other') => (value: string) => {
    const { [side]: _, ...rest } = search;
    show(value === '' ? rest : { ...rest, [side]: value === 'draft' ? 'draft' : Number(value) });
  };
  const failed = left.error ? left : right.error ? right : undefined;
  const flag = (name: 'all' | 'json') => (isOn: boolean) => {
    const { [name]: _, ...rest } = search;
    show(isOn ? { ...rest, [name]: true } : rest);
  };
  return (
    <section className={shared.card} aria-labelledby="compare">
      <h2 id="compare" className={shared.cardTitle}>
        Compare two
      </h2>
      <div className={styles.picks}>
        {(
          [
            ['one', one, 'Before'],
            ['other', other, 'After'],
          ] as const
        ).map(([side, value, label]) => (
          <Pick
            key={side}
            id={`compare-${side}`}
            label={label}
            value={String(value ?? '')}
            options={[{ value: '', name: 'Choose a version' }, ...choices]}
            onChange={pick(side)}
          />
        ))}
        <div className={shared.row}>
          <Tick label="Only changed" isOn={!all} onChange={(isOn) => flag('all')(!isOn)} />
          <Tick label="As JSON" isOn={json} onChange={flag('json')} />
        </div>
      </div>
      {failed?.error && <Failed error={failed.error} onAgain={() => void failed.refetch()} />}
      {one !== undefined && other !== undefined && left.content && right.content && (
        <>
          <Fields one={left.content} other={right.content} names={[sideName(one), sideName(other)]} all={all} />
          {json && <Json one={left.content} other={right.content} names={[sideName(one), sideName(other)]} />}
        </>
      )}
    </section>
  );
}
