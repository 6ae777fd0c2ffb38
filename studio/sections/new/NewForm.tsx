import { type FormEvent, useId, useState } from 'react';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { type FlowId, flowById } from '#contract/flows/index.ts';
import { flowNames } from '#funnel/builder/switchLabels.ts';
import { Line, Pick } from '../../parts/fields.tsx';
import { Button, Note } from '../../parts/parts.tsx';
import { NameAndPath } from './NameAndPath.tsx';
import * as styles from './new.css.ts';
import { useCreate } from './useCreate.ts';
import { usePathCheck } from './usePathCheck.ts';

/** A campaign with a flow, at its flow's own offer. */
const emptyOf = (flow: FlowId): CampaignContent => {
  const { oid = '81', affid = '10' } = flowById(flow)?.options ?? {};
  return { path: '', flow, oid, affid };
};

/** An empty campaign: a name, an address and a flow. */
export function NewForm() {
  const id = useId();
  const [content, setContent] = useState(() => emptyOf('main' as FlowId));
  const [isTried, setTried] = useState(false);
  const check = usePathCheck(content);
  const create = useCreate();
  const set = (next: Partial<CampaignContent>) => setContent((before) => ({ ...before, ...next }));
  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (content.path !== '' && check.fault === undefined) create.mutate({ content, base: 0, etag: 0 });
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <NameAndPath
        path={content.path}
        check={check}
        isMissing={isTried && content.path === ''}
        onChange={(path) => set({ path })}
      />
      <Pick
        id={`${id}flow`}
        label="Flow"
        hint="What is asked, and in which order"
        value={content.flow}
        options={flowNames.map((each) => ({ value: each.id, name: each.name }))}
        onChange={(flow) => set({ ...emptyOf(flow as FlowId), path: content.path })}
      />
      <div className={styles.pair}>
        <Line id={`${id}oid`} label="Offer" value={content.oid} inputMode="numeric" onChange={(oid) => set({ oid })} />
        <Line
          id={`${id}affid`}
          label="Affiliate"
          value={content.affid}
          inputMode="numeric"
          onChange={(affid) => set({ affid })}
        />
      </div>
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
