import { expect, it } from 'vitest';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { approvalCheck, baseCheck, contentChecks } from './publishChecks.ts';

const content: CampaignContent = { path: '/fall', flow: 'main', oid: '1', affid: '1' };
const problem = (field: string) => ({ path: '/fall', field, problem: 'it is wrong', remedy: 'Change it.' });

it('each problem stands at its subject, with what puts it right', () => {
  const problems = [problem('switches.theme'), problem('note')];
  const checks = contentChecks(content, { problems }, false);
  expect(checks.filter(({ state }) => state === 'bad')).toEqual([
    { text: 'The look goes together', state: 'bad', remedies: ['Theme: it is wrong. Change it.'] },
    { text: 'Nothing else stands in the way', state: 'bad', remedies: ['Note: it is wrong. Change it.'] },
  ]);
  expect(checks.filter(({ state }) => state === 'good')).toHaveLength(3);
});

it('checks wait for the server, and fail where it does not answer', () => {
  const statesOf = (isFailed: boolean) => new Set(contentChecks(content, undefined, isFailed).map(({ state }) => state));
  expect([statesOf(false), statesOf(true)]).toEqual([new Set(['waits']), new Set(['bad'])]);
  // an answer of before still counts
  expect(contentChecks(content, { problems: [] }, true).every(({ state }) => state === 'good')).toBe(true);
});

it('words and experiments are checked where there are any', () => {
  const count = (more: object) => contentChecks({ ...content, ...more }, { problems: [] }, false).length;
  expect([count({}), count({ texts: {} }), count({ experiments: [{}] }), count({ experiments: [] })]).toEqual([4, 5, 5, 4]);
});

it('a draft of an earlier version, and one without approval, say what to do', () => {
  expect(baseCheck(6, 7)).toMatchObject({ state: 'bad', remedies: ['Live is now 7, you compared with 6: compare again.'] });
  expect([baseCheck(7, 7).state, baseCheck(0, 0).text]).toEqual(['good', 'Nothing is live at this address yet']);
  expect(approvalCheck('', ['qa', 'admin'])).toMatchObject({
    state: 'bad',
    remedies: ['Ask somebody else: a qa or admin can approve it on this page.'],
  });
  expect(approvalCheck('ben', []).text).toBe('ben has approved exactly this');
});
