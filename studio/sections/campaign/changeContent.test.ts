import { expect, it } from 'vitest';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { withFields } from './changeContent.ts';

const content: CampaignContent = { path: '/a', flow: 'main', oid: '81', affid: '10', buyers: 'd1' };

it('a field is changed, and left out where it is undefined', () => {
  expect(withFields({ oid: '' })(content)).toEqual({ ...content, oid: '' });
  const { buyers: _, ...rest } = content;
  expect(withFields({ buyers: undefined })(content)).toEqual(rest);
  expect(Object.hasOwn(withFields({ buyers: undefined })(content), 'buyers')).toBe(false);
});
