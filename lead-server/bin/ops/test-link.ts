import { createTestToken, testLink, testLinkHours } from '../../src/leads/test-visit.ts';
import { siteAddress } from '../../src/settings/config.ts';
import { type Command, UsageError } from './command.ts';

export const testLinkCommand: Command = {
  usage: [
    'test-link [path]',
    `a link to a test visit of a page, /survey by default, for ${testLinkHours} hours: its lead is sold to nobody`,
  ],
  words: [0, 1],
  opens: true,
  audited: ({ rest: [page = '/survey'] }) => {
    if (!page.startsWith('/')) throw new UsageError('The path begins with a slash: /survey/fb?theme=3');
    return { did: 'test', what: new URL(page, 'http://page').pathname };
  },
  async run({ config, vault, rest: [page = '/survey'] }) {
    console.log(testLink(new URL(page, siteAddress(config)).href, createTestToken(vault(), Date.now())));
  },
};
