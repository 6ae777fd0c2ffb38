import type { LegalText } from '#contract/site/legal-text.ts';

export const sponsors: LegalText = {
  title: 'Sponsors',
  description: 'Who pays for this site, and what they get for it.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'who-pays',
      title: 'Who pays for this site',
      blocks: [
        'This site is a paid advertisement. The law firms and companies below pay us to get the answers of visitors who agreed to it. Being listed here says that they pay. It says nothing about how good they are.',
      ],
    },
    {
      id: 'list',
      title: 'Our sponsors',
      blocks: [],
    },
    {
      id: 'more',
      title: 'Who gets your answers',
      blocks: [
        'The text above the last button of the survey names those who may contact you. You can stop us from passing on your answers with [this form](/do-not-sell-my-information). More is in the [Privacy Policy](/privacy-policy).',
      ],
    },
  ],
};
