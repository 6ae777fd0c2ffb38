import { PurgeFailure, purgePages } from '../../src/campaigns/purge-pages.ts';
import { type StandaloneCommand, UsageError } from './command.ts';

/** A tag of a page, as the server sends it: `pages`, `campaign-surveyyt`, `brand-auto-accident`. */
const tagForm = /^[a-z\d-]{1,80}$/;

export const pages: StandaloneCommand = {
  usage: [
    'pages purge [tag]',
    'tells the CDN to drop its pages, or those of one tag such as campaign-survey or brand-auto-accident',
  ],
  words: [1, 2],
  standalone: true,
  async run({ config, rest: [act, tag = 'pages'] }) {
    if (act !== 'purge') throw new UsageError(`There is no ops pages ${act}: ops pages purge [tag]`);
    if (!tagForm.test(tag)) throw new UsageError('A tag is in small letters, digits and hyphens: campaign-survey');
    await purgePages(config, [tag]).catch((failure: unknown) => {
      throw failure instanceof PurgeFailure ? new UsageError(failure.message) : failure;
    });
    console.log(`Dropped by the CDN: ${tag}`);
  },
};
