import { useMemo, useState } from 'react';
import { type CoveringPath, pathTo } from '#contract/checker/covering-paths.ts';
import { contextsOf } from '#contract/checker/report.ts';
import { sampleState } from '#contract/checker/samples.ts';
import type { Answers } from '#contract/fields/fields.ts';
import { walk } from '#contract/flow/engine.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { campaignFacts, settableFacts } from '#contract/flow/guards.ts';
import { fieldsOf, publicStepName, type StepName, steps } from '#contract/flow/steps.ts';
import { type FlowId, flowById, flows } from '#contract/flows/index.ts';
import { assessLead } from '#contract/lead/assessment.ts';
import { offerPages } from '#contract/lead/offer-pages.ts';
import { thankYouUrl } from '#contract/lead/thank-you.ts';
import { Select } from '#design-system/components/Select/Select.tsx';
import type { Content } from '#funnel/content/content.ts';
import type { Journey } from '#funnel/journey/journey.ts';
import type { SurveyModel } from '#funnel/model/pageModel.ts';
import { SurveyPreview } from '#funnel/pages/survey/SurveyPreview.tsx';
import { fixedBuyersExtras } from '#funnel/screens/buyers/buyersConsent.ts';
import { sampleBuyerGroups } from '#funnel/screens/buyers/sampleBuyerGroups.ts';
import * as styles from './FlowPlayer.css.ts';

interface FlowPlayerProps {
  /** The page's look and language; its flow is where the player begins. */
  readonly model: SurveyModel;
  readonly contentOf: (flow: FlowId) => Content;
  readonly first?: StepName;
}

/** Answers of a sample visitor at the step, and the page that allows them. */
function createSeed(model: SurveyModel, id: FlowId, step: StepName) {
  const flow = flowById(id) as Flow;
  const now = new Date();
  // a path without campaign facts comes first: it is the usual one, and each attempt is slow
  const campaigns = contextsOf(flow).map(({ campaign = {} }) => campaign);
  let found: CoveringPath | undefined;
  for (const campaign of campaigns) found ??= pathTo(flow, step, [{ now, campaign }]);
  const facts = settableFacts.filter((fact) => found?.campaign[fact]);
  const combined = found?.campaign.combined_last_step ? 'on' : model.switches.combined;
  const seeded: SurveyModel = { ...model, flow: id, facts, switches: { ...model.switches, combined } };
  return { flow, model: seeded, answers: found ? answersBefore(found, step) : {}, reached: found !== undefined };
}

/** What the visitor has answered on arrival; a form is filled in already. */
function answersBefore({ steps: path, answers }: CoveringPath, step: StepName): Answers {
  const given = path.slice(0, path.indexOf(step) + (steps[step].kind === 'form' ? 1 : 0));
  const fields = new Set<string>(given.flatMap((each) => fieldsOf(steps[each])));
  return Object.fromEntries(Object.entries(answers).filter(([field]) => fields.has(field)));
}

/** Runs any flow with the real screens, from any step. Nothing is kept or sent. */
export function FlowPlayer({ model, contentOf, first }: FlowPlayerProps) {
  const [id, setId] = useState<FlowId>(model.flow);
  const start = (flowById(id) as Flow).steps[0].step;
  const [jump, setJump] = useState<StepName>(first ?? start);
  const [round, setRound] = useState(0);
  const [journey, setJourney] = useState<Journey>();
  const [finished, setFinished] = useState(false);
  const { flow, model: seeded, answers, reached } = useMemo(() => createSeed(model, id, jump), [model, id, jump]);
  const begin = (flowId: FlowId, step: StepName) => {
    setId(flowId);
    setJump(step);
    setJourney(undefined);
    setFinished(false);
    setRound((before) => before + 1);
  };
  const leadExtras = seeded.facts.includes('buyers_consent') ? fixedBuyersExtras(sampleBuyerGroups.d2) : {};
  return (
    <div className={styles.player}>
      <section className={styles.controls} aria-label="Player" lang="en">
        <Select
          id="player-flow"
          name="player-flow"
          label="Flow"
          placeholder="Choose"
          value={id}
          options={flows.map((each) => ({ value: each.id, label: each.id }))}
          onChange={(value) => {
            const next = flowById(value);
            if (next) begin(value as FlowId, next.steps[0].step);
          }}
        />
        <Select
          id="player-step"
          name="player-step"
          label="Jump to"
          placeholder="Choose"
          value={jump}
          options={flow.steps.map(({ step }) => ({ value: step, label: publicStepName(step) }))}
          onChange={(value) => begin(id, (value || start) as StepName)}
        />
        {!reached && <p role="status">No way leads to this step.</p>}
      </section>
      <div className={styles.stage}>
        <SurveyPreview
          key={`${id} ${jump} ${round} ${seeded.locale}`}
          model={seeded}
          content={contentOf(id)}
          from={{ answers, viewing: jump }}
          leadExtras={leadExtras}
          onWalk={setJourney}
          onFinished={() => setFinished(true)}
        />
      </div>
      <SubmissionPreview flow={flow} model={seeded} journey={journey} seeded={answers} finished={finished} />
    </div>
  );
}

interface SubmissionPreviewProps {
  readonly flow: Flow;
  readonly model: SurveyModel;
  readonly journey: Journey | undefined;
  readonly seeded: Journey['answers'];
  readonly finished: boolean;
}

/** The way walked so far, and what the rules make of its answers. The ZIP's state is taken to be California. */
function SubmissionPreview({ flow, model, journey, seeded, finished }: SubmissionPreviewProps) {
  const now = new Date();
  const { counted, path, current } = walk(flow, journey?.answers ?? seeded, { now, campaign: campaignFacts(model) });
  const known = { state: sampleState, oid: flow.options.oid, affid: flow.options.affid, sub_id: '1' };
  const judged = assessLead(counted, flow, { now, known });
  const { disqualification, rules } = judged;
  const rows = [
    ['Path', path.map(publicStepName).join(' → ')],
    ['Stands at', finished ? 'its end' : publicStepName(journey?.viewing ?? current ?? (path.at(-1) as StepName))],
    ['Disqualified', disqualification?.reason ?? 'no'],
    ['Rules that change what is sent', rules.join(', ') || 'none'],
    [
      'Offer pages',
      offerPages(judged, flow)
        .map(({ kind }) => kind)
        .join(', ') || 'none',
    ],
    [
      'Thank-you address',
      thankYouUrl({ affid: known.affid, sub_id: '1', ...counted }, flow, { locale: model.locale, disqualification }),
    ],
  ] as const;
  return (
    <section className={styles.facts} aria-label="What would be sent" lang="en">
      <dl className={styles.list}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
