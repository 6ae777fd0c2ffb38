import { describe, expect, it } from 'vitest';
import type { Flow } from '#contract/flow/flow.ts';
import { baseStepOf, hasOneAnswer, steps } from '#contract/flow/steps.ts';
import { flowById, flows } from '#contract/flows/index.ts';
import { ownTexts, textNames, textsShown } from './campaignWords.ts';
import { questionWordsOf, surveyContent } from './languages.ts';

const texts = {
  headline: 'Hurt in a crash this winter?',
  subhead: 'A few questions, and you know more.',
  button: 'Begin',
  header: 'Talk to us',
  proof: ['Free', 'Short', 'Private'],
} as const;
const byFirst = (holds: (flow: Flow) => boolean) => flows.filter(holds);
const withStart = byFirst(({ steps: [{ step }] }) => hasOneAnswer(step));
const asForm = byFirst(({ steps: [{ step }] }) => steps[step].kind === 'form');

describe('a campaign’s own words', () => {
  it.each(withStart)('take the whole start screen, whichever header text is chosen: $id', (flow) => {
    const content = surveyContent(flow, 'en', texts);
    for (const header of ['default', 'alt1', 'alt2', 'alt3']) expect(ownTexts(flow, content, header)).toEqual(texts);
    expect(textsShown(flow)).toEqual(textNames);
  });

  it.each(withStart)('touch no other screen, and no field: $id', (flow) => {
    const first = baseStepOf(flow.steps[0].step);
    const { steps: own, fields } = questionWordsOf(flow, 'es', texts);
    const { steps: ours, fields: ourFields } = questionWordsOf(flow, 'es');
    expect({ ...own, [first]: 0 }).toEqual({ ...ours, [first]: 0 });
    expect(fields).toEqual(ourFields);
  });

  it('leave a form’s button to its consent, and a question to its answers', () => {
    for (const flow of asForm) {
      const shown = ownTexts(flow, surveyContent(flow, 'en', texts));
      expect([shown.headline, shown.proof]).toEqual([texts.headline, surveyContent(flow, 'en').startTicks]);
    }
    expect(asForm.length).toBeGreaterThan(0);
    const asked = { ...(flowById('main') as Flow), steps: [{ step: 'AtFault', progress: 0 }] } as const satisfies Flow;
    const { steps: own, callNow } = questionWordsOf(asked, 'en', texts);
    expect([own.AtFault, callNow]).toEqual([questionWordsOf(asked, 'en').steps.AtFault, texts.header]);
    expect(textsShown(asked)).toEqual(['header']);
  });

  it('are ours where the campaign says nothing, each by itself', () => {
    const [flow] = withStart as [Flow];
    const ours = ownTexts(flow, surveyContent(flow, 'en'));
    expect(ownTexts(flow, surveyContent(flow, 'en', { button: 'Begin' }))).toEqual({ ...ours, button: 'Begin' });
    expect(questionWordsOf(flow, 'en', undefined)).toEqual(questionWordsOf(flow, 'en'));
  });
});
