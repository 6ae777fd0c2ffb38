import type { LegalText } from '#contract/site/legal-text.ts';

export const accessibility: LegalText = {
  title: 'Accessibility',
  description: 'What we did so that everyone can use this site, what does not work yet, and how to tell us.',
  updated: '2026-11-25',
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      blocks: [
        'Everyone should be able to answer our questions, read our pages and send a privacy request. We build this site to meet the [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/) at level AA.',
        'No outside auditor has checked the site. What follows is our own account.',
      ],
    },
    {
      id: 'tested',
      title: 'What we tested, and how',
      blocks: [
        'Tests run by themselves each time we change the site. Most run in Chromium:',
        [
          'Every kind of screen, in English and Spanish, is checked with the tool axe. Its rules cover a part of the guidelines.',
          'The contrast of text is computed for every design that the site can have.',
          'Surveys and the privacy form are filled in with a keyboard alone.',
          'Pages are read with text at twice its size, with wider spacing, and at a zoom of 400 percent.',
          'Pages are shown with less motion, and with the colors that a visitor has chosen.',
        ],
        'We also listened to the survey with the screen reader Orca on Linux.',
      ],
    },
    {
      id: 'limits',
      title: 'What does not work yet',
      blocks: [
        [
          'We have not tested with the screen readers NVDA, JAWS, VoiceOver or TalkBack, nor together with people who use them.',
          'The survey needs JavaScript. Without it, the pages of text and a short privacy form work.',
          'With very large text on a phone, a long email address does not fit its field. You can scroll in it.',
          'Pages of law firms and other sites that we link to are not ours. We have not tested them.',
        ],
      ],
    },
    {
      id: 'contact',
      title: 'How to tell us',
      blocks: [
        'Did something stop you, or was it hard to use? Write to {email} or to {company}, {address}. Tell us the page, what you tried to do, and which browser or aid you use. You can also ask for a text of ours in another form.',
        'If our answer does not help, you can [complain to the U.S. Department of Justice](https://www.ada.gov/file-a-complaint/).',
      ],
    },
  ],
};
