import { variantQuery } from '#contract/experiments/assign.ts';
import type { Figures, StepFigures } from '#contract/experiments/figures.ts';
import { guardrailWords } from '#contract/experiments/measure.ts';
import { ratioAlarm, ratioHint } from '#contract/experiments/sample-ratio.ts';
import { type Judgement, minimumSample, type Verdict } from '#contract/experiments/verdict.ts';
import { html, type Markup } from '../../lib/html.ts';
import { dropOffChart, endingSegments, endings, formatCount, formatPercent, intervalChart, stackedBar } from './charts.ts';
import type { ExperimentReport, ExperimentsReport } from './experiment-report.ts';

const minimumSampleText = {
  visitors: `${minimumSample.visitors} visitors`,
  conversions: `${minimumSample.conversions} who finished`,
  others: `${minimumSample.others} who did not finish`,
} as const;

/** The verdict in words, and how it is marked. @param stopped variants that get no more visitors since they have lost */
function verdictText(
  verdict: Verdict,
  stopped: readonly string[],
): { readonly mark: 'good' | 'bad' | 'wait'; readonly text: string } {
  switch (verdict.is) {
    case 'winner':
      return { mark: 'good', text: `${verdict.variant} converts better. It may be decided.` };
    case 'uneven':
      return { mark: 'bad', text: 'No winner can be named: visitors did not come as the weights say. Look for what loses them.' };
    case 'too few':
      return { mark: 'wait', text: `No winner yet: ${verdict.variant} needs at least ${minimumSampleText[verdict.needs]}.` };
    case 'loser':
      return stopped.includes(verdict.variant)
        ? { mark: 'bad', text: 'Look for what is broken.' }
        : { mark: 'bad', text: `${verdict.variant} is surely worse. Stop it, and look for what is broken.` };
    case 'harmful':
      return { mark: 'bad', text: `${verdict.variant} does harm: ${guardrailWords[verdict.figure]}. Stop it.` };
    case 'open':
      return { mark: 'wait', text: 'No winner yet: no difference has been found so far.' };
  }
}

const points = (share: number) => `${share > 0 ? '+' : share < 0 ? '\u2212' : ''}${(Math.abs(share) * 100).toFixed(1)}`;

function differenceText(judged: Judgement | undefined, id: string, isFirst: boolean): string {
  const found = judged?.differences[id];
  if (!found) return isFirst ? 'the reference' : '';
  return `${points(found.value)} (${points(found.interval.low)} to ${points(found.interval.high)})`;
}

function variantTable({ name, variants, judged, running }: ExperimentReport): Markup {
  const rows = variants.map(({ id, figures }, index) => {
    const { share, interval } = figures.conversion;
    const counts = endingSegments(figures).map(({ count }) => html`<td>${formatCount(count)}</td>`);
    return html`<tr><th scope="row">${id}</th><td>${running?.variants[index]?.weight ?? ''}</td><td>${formatCount(figures.visitors)}</td>${counts}
<td>${formatPercent(share)}</td><td>${formatPercent(interval.low)} to ${formatPercent(interval.high)}</td><td>${differenceText(judged, id, index === 0)}</td><td>${formatCount(figures.lost)}</td></tr>`;
  });
  return html`<div class="scroll" role="region" aria-label="Variants of ${name}" tabindex="0"><table class="figures"><caption>What became of the visitors of each variant.</caption>
<thead><tr><th scope="col">Variant</th><th scope="col">Weight</th><th scope="col">Visitors</th>${endings.map((each) => html`<th scope="col">${each.short}</th>`)}
<th scope="col">Conversion</th><th scope="col">95% interval</th><th scope="col">Difference</th><th scope="col">Lost</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

const edgesOf = ({ edges }: StepFigures) =>
  edges.length === 0
    ? html`<span class="soft">nobody yet</span>`
    : edges.map(({ to, count }) => html`<div>${to} <span class="soft">${formatCount(count)}</span></div>`);

function stepTable(name: string, { steps }: Figures): Markup {
  const rows = steps.map(
    (
      step,
    ) => html`<tr><th scope="row">${step.step}</th><td>${formatCount(step.reached)}</td><td class="wrap">${edgesOf(step)}</td>
<td>${formatCount(step.blocked)}</td><td>${formatCount(step.left)}</td><td>${formatPercent((step.left + step.blocked) / step.reached)}</td></tr>`,
  );
  return html`<div class="scroll" role="region" aria-label="Steps of ${name}" tabindex="0"><table class="figures"><caption>Where visitors went from each step, and where they left.</caption>
<thead><tr><th scope="col">Step</th><th scope="col">Reached</th><th scope="col" class="wrap">Walked to</th><th scope="col">Blocked</th><th scope="col">Left</th><th scope="col">Drop-off</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

const key = (figures: Figures) =>
  endingSegments(figures).map(
    ({ kind, count }, index) =>
      html`<li><i class="${kind}"></i>${endings[index]?.name} <b>${formatCount(count)}</b> <span class="soft">${formatPercent(figures.visitors === 0 ? 0 : count / figures.visitors)}</span></li>`,
  );

const reasons = ({ disqualified }: Figures) =>
  disqualified.length > 0 &&
  html`<p class="small soft">Disqualified by: ${disqualified.map(({ reason, count }, index) => html`${index > 0 && ', '}<code>${reason}</code> ${formatCount(count)}`)}</p>`;

/** Ends and steps of one cell: each chart, and its numbers beside it. */
const walkedPart = (name: string, figures: Figures): Markup => html`
<div class="ends">${stackedBar(endingSegments(figures), Math.max(1, figures.visitors))}<ul class="key">${key(figures)}</ul>${reasons(figures)}</div>
${figures.steps.length > 0 && html`<div class="beside">${dropOffChart(figures.steps, figures.visitors)}${stepTable(name, figures)}</div>`}`;

function ratioText({ verdict, ratio }: Judgement, visitors: number): string {
  if (visitors === 0) return 'Sample ratio: nobody has come yet.';
  const p = ratio.p < 0.0001 ? 'below 0.0001' : ratio.p.toFixed(ratio.p < 0.01 ? 4 : 2);
  const hint = ratio.passes && ratio.hint < ratioHint ? ' At this look alone the shares would be a surprise.' : '';
  const late = !ratio.passes && verdict.is === 'winner' ? ' It began to fail after the winner was named.' : '';
  return `Sample ratio: ${ratio.passes ? 'passes' : 'fails'} (sequential multinomial test, lowest p ${p}; it fails below ${ratioAlarm}).${hint}${late}`;
}

function experimentPart(report: ExperimentReport): Markup {
  const { flow, name, running, variants, judged } = report;
  const visitors = variants.reduce((sum, { figures }) => sum + figures.visitors, 0);
  const stopped = running?.stopsLosers ? (judged?.losers ?? []) : [];
  const verdict = judged && verdictText(judged.verdict, stopped);
  const about = running
    ? `${flow} flow, decided by ${running.owner} by ${running.expires}`
    : `${flow} flow; no campaign runs it any more`;
  return html`<section class="panel experiment" aria-labelledby="x-${flow}-${name}">
<h2 id="x-${flow}-${name}">${name}</h2><p class="soft small">${about}</p>
${verdict && html`<p class="verdict ${verdict.mark}">${stopped.length > 0 && `Surely worse, and stopped: ${stopped.join(', ')}. `}${verdict.text}</p>`}
<div class="beside wide">${visitors > 0 && intervalChart(variants.map(({ id, figures: { conversion } }) => ({ id, ...conversion })))}${variantTable(report)}</div>
<p class="small soft below">${judged && ratioText(judged, visitors)} Conversion: finished and not disqualified, with Wilson’s 95% interval. Difference: in percentage points; its interval holds at all looks together. Lost: leads of visits that the page never told of.</p>
<p class="small soft">Review: ${variants.map(({ id }, index) => html`${index > 0 && ', '}<code>?${variantQuery}=${name}.${id}</code>`)}; such visits are in no figure.</p>
${variants
  .filter(({ figures }) => figures.visitors > 0)
  .map(
    ({ id, figures }) =>
      html`<details><summary><h3>${id}: steps of ${formatCount(figures.visitors)} visitors</h3></summary>${walkedPart(`${name}, ${id}`, figures)}</details>`,
  )}
</section>`;
}

const plural = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

function summary({ experiments }: ExperimentsReport): string {
  const running = experiments.filter((each) => each.judged);
  const winners = running.filter(({ judged }) => judged?.verdict.is === 'winner').length;
  const broken = running.filter(({ judged }) => judged?.verdict.is === 'uneven').length;
  const state = [
    winners > 0 && `${plural(winners, 'winner')} to decide`,
    broken > 0 && `${formatCount(broken)} with a broken sample`,
  ];
  const now = state.filter(Boolean).join(', ') || 'no winner yet';
  return running.length === 0 ? 'No experiment runs.' : `${plural(running.length, 'experiment')} running, ${now}.`;
}

/** GET /ops/experiments: the figures of each experiment and each flow, for operators. English only. */
export const experimentsPage = (report: ExperimentsReport): Markup => html`<p class="lead">${summary(report)}</p>
<p class="soft">Visitors with Global Privacy Control, those who said no, those who must be asked first and were not, and reviews are in none of these figures. It may be looked at every day: the verdict is made for it.</p>
${report.experiments.map(experimentPart)}
<h2>Flows</h2>
${report.flows.length === 0 && html`<p class="panel empty">No visit has been counted yet.</p>`}
${report.flows.map(
  ({
    flow,
    figures,
  }) => html`<section class="panel" aria-labelledby="f-${flow}"><h3 id="f-${flow}">${flow} <span class="soft">${plural(figures.visitors, 'visitor')}, ${formatPercent(figures.conversion.share)} finished</span></h3>
${walkedPart(flow, figures)}${figures.lost > 0 && html`<p class="small soft">Lost exposure: ${plural(figures.lost, 'lead')} of visits that the page never told of.</p>`}</section>`,
)}`;
