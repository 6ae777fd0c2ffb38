import { describe, expect, it } from 'vitest';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { changeProof, changeText } from './changeText.ts';

const plain: CampaignContent = { path: '/a', flow: 'main', oid: '1', affid: '1' };
const ours = ['Free', 'Short', 'Private'] as const;

describe('a text of the campaign’s own', () => {
  it('is set, changed and taken back without a trace', () => {
    const one = changeText(plain, 'es', 'headline', '¿Un choque?');
    expect(one.texts).toEqual({ es: { headline: '¿Un choque?' } });
    const two = changeText(one, 'en', 'button', 'Begin');
    expect(two.texts).toEqual({ es: { headline: '¿Un choque?' }, en: { button: 'Begin' } });
    expect(changeText(changeText(two, 'en', 'button', ''), 'es', 'headline', '')).toEqual(plain);
    expect(plain).not.toHaveProperty('texts');
  });

  it('is one line with whole accents', () => {
    expect(changeText(plain, 'es', 'headline', 'Jose\u0301\r\nvino').texts?.es?.headline).toBe('José vino');
  });
});

describe('a promise', () => {
  it('makes all of them the campaign’s own, and none where all are ours', () => {
    const one = changeProof(plain, 'en', 1, 'Two minutes', ours);
    expect(one.texts?.en?.proof).toEqual(['Free', 'Two minutes', 'Private']);
    expect(changeProof(one, 'en', 1, '', ours)).toEqual(plain);
    expect(changeProof(one, 'en', 0, 'No cost', ours).texts?.en?.proof).toEqual(['No cost', 'Two minutes', 'Private']);
  });
});
