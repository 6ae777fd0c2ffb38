import { createTestToken, siteAddressOf, testLink, testLinkHours } from '../../src/leads/test-visit.ts';
import { siteAddress } from '../../src/settings/config.ts';
import { type Command, type Context, UsageError } from './command.ts';

/** @throws UsageError for what is no path of the site */
function addressOf({ config, rest: [page = '/survey'] }: Pick<Context, 'config' | 'rest'>): URL {
  const address = siteAddressOf(page, siteAddress(config));
  if (!address) throw new UsageError('The path begins with one slash: /survey/fb?theme=3');
  return address;
}

export const testLinkCommand: Command = {
  usage: [
    'test-link [path]',
    `a link to a test visit of a page, /survey by default, for ${testLinkHours} hours: its lead is sold to nobody`,
  ],
  words: [0, 1],
  opens: true,
  audited: (context) => ({ did: 'test', what: addressOf(context).pathname }),
  async run(context) {
    console.log(testLink(addressOf(context), createTestToken(context.vault(), Date.now())));
  },
};
