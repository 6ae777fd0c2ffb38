import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../data/useSession.ts';
import { Segments } from '../../parts/fields.tsx';
import { Page } from '../../parts/Page.tsx';
import { Note } from '../../parts/parts.tsx';
import { CopyForm } from './CopyForm.tsx';
import { ImportFile } from './ImportFile.tsx';
import { NewForm } from './NewForm.tsx';
import * as styles from './new.css.ts';
import type { NewSearch } from './newSearch.ts';

const route = getRouteApi('/new');

/** The ways to a new campaign, with what the address says for each. */
const ways: Readonly<Record<'empty' | 'copy' | 'file', { readonly name: string; readonly search: NewSearch }>> = {
  empty: { name: 'Empty', search: {} },
  copy: { name: 'A copy', search: { copy: '' } },
  file: { name: 'From a file', search: { from: 'file' } },
};
type Way = keyof typeof ways;

const wayOf = ({ copy, from }: NewSearch): Way => (from === 'file' ? 'file' : copy === undefined ? 'empty' : 'copy');

/** A new campaign: empty, as a copy of another, or several from a file. It makes drafts; nothing goes live. */
export function NewPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { allows, whoMay } = useSession();
  const way = wayOf(search);
  return (
    <Page title="New campaign">
      {allows('draft') ? (
        <div className={styles.page}>
          <Segments
            name="way"
            label="Begin with"
            value={way}
            options={(Object.keys(ways) as Way[]).map((value) => ({ value, name: ways[value].name }))}
            onChange={(next) => void navigate({ search: ways[next].search, replace: true })}
          />
          {way === 'empty' && <NewForm />}
          {way === 'copy' && <CopyForm of={search.copy ?? ''} isKept={search.kept === true} />}
          {way === 'file' && <ImportFile />}
        </div>
      ) : (
        <Note tone="quiet">To make campaigns, ask a {whoMay('draft')}.</Note>
      )}
    </Page>
  );
}
