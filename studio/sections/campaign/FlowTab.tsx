import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { type SettableFact, settableFacts } from '#contract/flow/guards.ts';
import { flowById } from '#contract/flows/index.ts';
import { type BuyerGroup, buyerGroupIds } from '#contract/site/site.ts';
import { factNames } from '#funnel/builder/differenceWords.ts';
import { SwitchControl } from '#funnel/builder/SwitchControls.tsx';
import { flowNames } from '#funnel/builder/switchLabels.ts';
import type { Site } from '#funnel/builder/variant.ts';
import { warningsOf } from '#funnel/builder/warnings.ts';
import { useSession } from '../../data/useSession.ts';
import * as page from '../../parts/page.css.ts';
import * as shared from '../../parts/parts.css.ts';
import { Note } from '../../parts/parts.tsx';
import { withFields } from './changeContent.ts';
import { FieldGroup, focusField, PickField, TextField, TickField } from './fields.tsx';
import * as styles from './flow.css.ts';
import { leadWords } from './leadWords.ts';
import { checksOf, notesOf } from './look/checks.ts';
import { hasFlow, siteAt, valuesIn, variantOfContent, withSwitch } from './look/lookContent.ts';
import { useDraft } from './useDraft.ts';

const route = getRouteApi('/campaigns/$key/flow');

type Change = (part: Parameters<typeof withFields>[0]) => void;
interface PartProps {
  readonly content: CampaignContent;
  readonly problems: ReturnType<typeof useDraft>['problems'];
  readonly onChange: Change;
}

/** Whether a branch of the flow asks for a fact. */
const readsFact = (flow: Flow, fact: SettableFact) => JSON.stringify(flow.steps).includes(JSON.stringify({ campaign: fact }));

/** The questions: the flow, and what a campaign may change of it. */
function Questions({ content, problems, onChange }: PartProps) {
  const flow = flowById(content.flow);
  const facts = content.facts ?? [];
  return (
    <section className={styles.card} aria-labelledby="questions">
      <h2 id="questions" className={styles.title}>
        Questions
      </h2>
      <PickField
        field="flow"
        label="Flow"
        problems={problems}
        hint={flow && `${flow.steps.length} screens at most; a visitor sees those that their answers lead to.`}
        value={content.flow}
        options={flowNames}
        onChange={(id) => onChange({ flow: id as CampaignContent['flow'] })}
      />
      <FieldGroup field="facts" label="Facts" problems={problems}>
        {settableFacts.map((fact) => (
          <TickField
            key={fact}
            label={factNames[fact]}
            hint={flow && !readsFact(flow, fact) && 'Changes nothing in this flow.'}
            isOn={facts.includes(fact)}
            onChange={(isOn) => {
              const next = settableFacts.filter((each) => (each === fact ? isOn : facts.includes(each)));
              onChange({ facts: next.length > 0 ? next : undefined });
            }}
          />
        ))}
      </FieldGroup>
      <FieldGroup field="verifiesPhone" label="Last step" problems={problems}>
        <TickField
          label="Asks for a code sent to the phone"
          isOn={content.verifiesPhone ?? false}
          onChange={(isOn) => onChange({ verifiesPhone: isOn || undefined })}
        />
      </FieldGroup>
    </section>
  );
}

/** Who buys: fixed buyers, offer and affiliate. */
function Buyers({ content, problems, onChange }: PartProps) {
  const groups = [{ id: '', name: 'None' }, ...buyerGroupIds.map((id) => ({ id, name: `Group ${id}` }))];
  return (
    <section className={styles.card} aria-labelledby="buyers">
      <h2 id="buyers" className={styles.title}>
        Buyers
      </h2>
      <PickField
        field="buyers"
        label="Fixed buyers"
        problems={problems}
        hint="A group of the site file. Without its firms the common consent is asked."
        value={content.buyers ?? ''}
        options={groups}
        onChange={(id) => onChange({ buyers: id === '' ? undefined : (id as BuyerGroup) })}
      />
      <div className={styles.pair}>
        {(['oid', 'affid'] as const).map((field) => (
          <TextField
            key={field}
            field={field}
            label={field === 'oid' ? 'Offer' : 'Affiliate'}
            problems={problems}
            inputMode="numeric"
            hint="Used where an address names none."
            value={content[field]}
            onChange={(value) => onChange({ [field]: value.trim() })}
          />
        ))}
      </div>
    </section>
  );
}

/** Where a visit ends. */
function Ending({ content, problems, onChange }: PartProps) {
  const own = flowById(content.flow)?.options.thankYouPath;
  return (
    <section className={styles.card} aria-labelledby="ending">
      <h2 id="ending" className={styles.title}>
        Ending
      </h2>
      <TextField
        field="thankYouPath"
        label="Thank-you page"
        problems={problems}
        placeholder={own ?? '/survey-thank-you/'}
        hint={own && `Empty: the flow’s own, ${own}. An own one begins and ends with a slash.`}
        value={content.thankYouPath ?? ''}
        onChange={(value) => onChange({ thankYouPath: value.trim() || undefined })}
      />
    </section>
  );
}

/** The compensation meter is a switch; it stands here since it belongs to the questions. */
function Meter({ site }: { readonly site: Site }) {
  const { content, differences, problems, saving, change } = useDraft();
  const checks = checksOf(problems, hasFlow(content) ? warningsOf(variantOfContent(content), site) : [], saving === 'saved');
  const { meter } = valuesIn(content, site);
  return (
    <section className={styles.card} aria-label="Meter">
      <SwitchControl
        name="meter"
        value={meter}
        touched={differences.some(({ field }) => field === 'switches.meter')}
        notes={notesOf(checks).meter}
        onPick={(value) => change((before) => withSwitch(before, 'meter', value, site))}
      />
    </section>
  );
}

/** What is asked, and who gets the lead. */
export function FlowTab() {
  const { allows, role, whoMay, site: address } = useSession();
  const { content, problems, change } = useDraft();
  const { field } = route.useSearch();
  const site = useMemo(() => siteAt(address), [address]);
  useEffect(() => {
    // a page that opens gives its heading the focus first
    const frame = field ? requestAnimationFrame(() => focusField(field)) : 0;
    return () => cancelAnimationFrame(frame);
  }, [field]);
  const parts = { content, problems, onChange: (part: Parameters<Change>[0]) => change(withFields(part)) };
  const isRest = problems.filter((each) => each.field.startsWith('experiments') || each.field === 'path');
  return (
    <div className={page.body}>
      {!allows('draft') && <Note tone="quiet">{`A ${role} may not change this: ask ${whoMay('draft')}.`}</Note>}
      {isRest.map(({ problem, remedy }) => (
        <Note key={problem} tone="wrong">
          {problem}. {remedy}
        </Note>
      ))}
      <div className={styles.columns}>
        <fieldset disabled={!allows('draft')} className={styles.form} aria-label="Flow and buyers">
          <Questions {...parts} />
          <Meter site={site} />
          <Buyers {...parts} />
          <Ending {...parts} />
        </fieldset>
        <aside className={styles.card} aria-labelledby="leads">
          <h2 id="leads" className={styles.title}>
            Who gets a lead
          </h2>
          <ul className={styles.words}>
            {leadWords(content).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p className={shared.muted}>Destinations are settings of the server: Operations shows where each lead went.</p>
        </aside>
      </div>
    </div>
  );
}
