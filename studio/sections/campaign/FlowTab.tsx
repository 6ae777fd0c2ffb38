import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
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
import { type Part, withFields } from './changeContent.ts';
import { FieldGroup, focusField, PickField, TextField, TickField } from './fields.tsx';
import * as styles from './flow.css.ts';
import type { FlowPartProps } from './flowPart.ts';
import { destinationHint, leadWords, takersOf } from './leadWords.ts';
import { checksOf, notesOf } from './look/checks.ts';
import { hasFlow, valuesIn, variantOfContent, withSwitch } from './look/lookContent.ts';
import { useDraft } from './useDraft.ts';
import { useSite } from './useSite.ts';
import { WhereAndWhen } from './WhereAndWhen.tsx';

const route = getRouteApi('/campaigns/$key/flow');

/** Whether a branch of the flow asks for a fact. */
const readsFact = (flow: Flow, fact: SettableFact) => JSON.stringify(flow.steps).includes(JSON.stringify({ campaign: fact }));

/** The questions: the flow, and what a campaign may change of it. */
function Questions({ content, problems, onChange }: FlowPartProps) {
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
function Buyers({ content, problems, onChange }: FlowPartProps) {
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
      <Destinations content={content} problems={problems} onChange={onChange} />
    </section>
  );
}

/** Where its leads may go. */
function Destinations({ content, problems, onChange }: FlowPartProps) {
  const { destinations } = useSession();
  const { destinations: named, flow } = content;
  // one that the settings lack is shown, so that it can be taken out
  const unknown = (named ?? []).filter((name) => !destinations.some((each) => each.name === name));
  const all = [...destinations, ...unknown.map((name) => ({ name, buyer: undefined }))];
  return (
    <FieldGroup field="destinations" label="Destinations" problems={problems}>
      <TickField
        label="All that the rules allow"
        hint="What the visitor agreed to decides, and each destination’s own rules."
        isOn={named === undefined}
        onChange={(isOn) => onChange({ destinations: isOn ? undefined : takersOf(flow, destinations).map(({ name }) => name) })}
      />
      {named &&
        all.map((each) => (
          <TickField
            key={each.name}
            label={each.name}
            hint={destinationHint(each, flow)}
            isOn={named.includes(each.name)}
            onChange={(isOn) =>
              onChange({
                destinations: all.map(({ name }) => name).filter((name) => (name === each.name ? isOn : named.includes(name))),
              })
            }
          />
        ))}
    </FieldGroup>
  );
}

/** Where a visit ends. */
function Ending({ content, problems, onChange }: FlowPartProps) {
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
  const { allows, role, whoMay, destinations } = useSession();
  const { content, problems, change } = useDraft();
  const { field } = route.useSearch();
  const site = useSite(content);
  useEffect(() => {
    // a page that opens gives its heading the focus first
    const frame = field ? requestAnimationFrame(() => focusField(field)) : 0;
    return () => cancelAnimationFrame(frame);
  }, [field]);
  const parts = { content, problems, onChange: (part: Part) => change(withFields(part)) };
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
          <WhereAndWhen {...parts} />
        </fieldset>
        <aside className={styles.card} aria-labelledby="leads">
          <h2 id="leads" className={styles.title}>
            Who gets a lead
          </h2>
          <ul className={styles.words}>
            {leadWords(content, destinations).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p className={shared.muted}>Destinations are settings of the server: Deliveries shows how each stands.</p>
        </aside>
      </div>
    </div>
  );
}
