import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { campaignQuery, campaignsQuery, pathOfAddress } from '../../data/queries.ts';
import { dropSetAside, readSetAside } from '../../data/setAside.ts';
import { Pick } from '../../parts/fields.tsx';
import { Button, Failed, Note } from '../../parts/parts.tsx';
import { NameAndPath } from './NameAndPath.tsx';
import * as styles from './new.css.ts';
import { useCreate } from './useCreate.ts';
import { usePathCheck } from './usePathCheck.ts';

const route = getRouteApi('/new');

/** What a copy begins with: an experiment stays with its own address, where its visitors are counted. */
function copied({ experiments: _, ...content }: CampaignContent): CampaignContent {
  return { ...content, path: '' };
}

function Filled({ of, source, isKept }: { of: CampaignContent; source: string; isKept: boolean }) {
  const [content, setContent] = useState(() => copied(of));
  const [isTried, setTried] = useState(false);
  const check = usePathCheck(content);
  const create = useCreate(() => isKept && dropSetAside(of.path));
  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (content.path !== '' && check.fault === undefined) create.mutate({ content, base: 0, etag: 0 });
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <p>
        {isKept ? `What you had of ${source}, before somebody else’s` : `All that ${source} has, its open draft first`}
        {of.experiments ? ', without its experiment: that stays with its own address.' : '.'}
      </p>
      <NameAndPath
        path={content.path}
        check={check}
        isMissing={isTried && content.path === ''}
        onChange={(path) => setContent((before) => ({ ...before, path }))}
      />
      {create.error && (
        <Note tone="wrong" said>
          {create.error.message}
        </Note>
      )}
      <p>
        <Button look="main" type="submit" disabled={create.isPending}>
          Make the draft
        </Button>
      </p>
    </form>
  );
}

/** The campaign that is copied, as it is now. */
function Copied({ of, isKept }: { readonly of: string; readonly isKept: boolean }) {
  const path = pathOfAddress(of);
  const { data, error, refetch } = useQuery(campaignQuery(path));
  const kept = isKept ? readSetAside(path) : undefined;
  if (kept) return <Filled of={kept} source={kept.path} isKept />;
  if (error) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!data) return <p role="status">Reading it …</p>;
  const content = data.draft?.content ?? data.live?.content;
  return content ? <Filled of={content} source={data.row.path} isKept={false} /> : null;
}

/** A copy of another campaign at an address of its own. */
export function CopyForm({ of, isKept }: { readonly of: string; readonly isKept: boolean }) {
  const id = useId();
  const navigate = route.useNavigate();
  const { data } = useQuery(campaignsQuery);
  const rows = data?.rows ?? [];
  return (
    <>
      {!isKept && (
        <div className={styles.form}>
          <Pick
            id={`${id}of`}
            label="Copy of"
            value={of}
            options={[
              { value: '', name: 'Choose a campaign' },
              ...rows.map(({ key, path }) => ({ value: key || '~', name: path })),
            ]}
            onChange={(copy) => void navigate({ search: { copy }, replace: true })}
          />
        </div>
      )}
      {of !== '' && <Copied key={`${of} ${isKept}`} of={of} isKept={isKept} />}
    </>
  );
}
