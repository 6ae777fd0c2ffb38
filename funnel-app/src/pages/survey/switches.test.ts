import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import type { Flow } from '#contract/flow/flow.ts';
import { type FlowId, flowById, flows } from '#contract/flows/index.ts';
import { layout } from '#design-system/components/AnswerGrid/AnswerGrid.css.ts';
import { type SwitchDefinition, type SwitchName, switches } from '#design-system/switches/switches.ts';
import { placesOf, visitor } from '#funnel/builder/sampleVisit.ts';
import { contentFrom, placeAt, surveyModelFrom } from '#storybook/samples/pages.ts';
import { surveyOf } from '../../journey/surveyOf.ts';
import { SurveyPreview } from './SurveyPreview.tsx';

// a screen that is still loading would fail in the next test file of this process
afterAll(() => vi.dynamicImportSettled());

/** Every screen that the invented visitor meets in a flow, as the server renders it. */
function screensOf(flow: FlowId, chosen: Readonly<Record<string, string>>): string {
  const model = surveyModelFrom(chosen, flow);
  const places = placesOf(surveyOf(model, flowById(flow) as Flow), visitor);
  const content = contentFrom(chosen, flow);
  return places.map((from) => renderToStaticMarkup(createElement(SurveyPreview, { model, content, from }))).join('\n');
}

const asTheyAre = new Map<FlowId, string>();
function differs(flow: FlowId, chosen: Readonly<Record<string, string>>): boolean {
  const before = asTheyAre.get(flow) ?? screensOf(flow, {});
  asTheyAre.set(flow, before);
  return screensOf(flow, chosen) !== before;
}

/** `font` and `scheme` are stylesheets, as a theme is: tests/themes/bytes.test.ts has one for each value. */
const stylesheets: readonly SwitchName[] = ['font', 'scheme'];

const choices = (Object.entries(switches) as [SwitchName, SwitchDefinition][]).flatMap(([name, definition]) =>
  definition.values === 'registry' || stylesheets.includes(name)
    ? []
    : definition.values.filter((value) => value !== definition.default).map((value) => ({ name, value, ...definition })),
);

it.each(choices.filter(({ built }) => built))(
  'the switch $name is built: $value changes what is seen in some flow',
  ({ name, value }) => {
    expect(flows.some(({ id }) => differs(id as FlowId, { [name]: value }))).toBe(true);
  },
);

it.each([
  ['list', 'stack'],
  ['grid', 'grid'],
  ['inline', 'inline'],
] as const)('time frames as %s lay the answers out as %s', (timeframe, answerLayout) => {
  const model = surveyModelFrom({ timeframe }, 'estimate');
  const from = placeAt(model, 'SocialDropWhenWasTheAccident');
  const page = renderToStaticMarkup(createElement(SurveyPreview, { model, content: contentFrom({}, 'estimate'), from }));
  const [, classes = ''] = /<div[^>]*class="([^"]*)"[^>]*>(?:(?!<div)[\s\S])*?name="accident_date_button"/.exec(page) ?? [];
  expect(classes.split(' ')).toEqual(expect.arrayContaining(layout[answerLayout].split(' ')));
});
