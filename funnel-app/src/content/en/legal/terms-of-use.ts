import type { LegalText } from '#contract/site/legal-text.ts';

export const terms: LegalText = {
  title: 'Terms of Use',
  description: 'What this site is, what it is not, and what you and we may expect of each other.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'what-this-is',
      title: 'What this site is',
      blocks: [
        '{brand} is a paid advertisement run by {company} (“we”). You answer questions about a car accident, for free; other surveys ask about a traffic ticket, charges for driving under the influence, or benefits. If you agree, we pass your answers to law firms and others who pay us for them.',
        'By using the site you accept these terms. If you do not, please do not use it.',
      ],
    },
    {
      id: 'not-a-law-firm',
      title: 'Not a law firm, and no legal advice',
      blocks: [
        'We are not a law firm and not a lawyer referral service. Nothing here is legal advice. Using the site does not make you anyone’s client. That happens only when you and a lawyer sign an agreement, which is between the two of you.',
        'We do not recommend one lawyer over another. You decide whether to hire anyone. Ask about experience and fees first.',
        'There are time limits for claims. They run while you use this site. Talk to a lawyer soon, even if we found none for you.',
      ],
    },
    {
      id: 'no-promise',
      title: 'No promise of a result',
      blocks: [
        'Amounts on this site, such as an average settlement or an estimate, are not a promise. Every case is different. An estimate is worked out from a few of your answers by a simple rule. It does not say what your case is worth.',
      ],
    },
    {
      id: 'your-answers',
      title: 'Your answers',
      blocks: [
        [
          'You must be 18 or older, and live in the United States.',
          'Answer truthfully, and only for yourself or for someone who has asked you to.',
          'Do not send anything unlawful, and do not try to harm the site or to use it with automated programs.',
        ],
      ],
    },
    {
      id: 'calls-and-texts',
      title: 'Calls and texts',
      blocks: [
        'Before you send your answers, a text above the button says who may call or text you, and how. You do not have to agree to buy anything or to get help. You can take your consent back at any time: tell the caller, or answer STOP. Your carrier may charge for messages and data.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        'What we do with your information is in the [Privacy Policy](/privacy-policy). You can tell us not to sell it with [this form](/do-not-sell-my-information).',
      ],
    },
    {
      id: 'others',
      title: 'Law firms and other sites',
      blocks: [
        'Law firms and others that you reach through us act on their own. We do not control what they do or say.[[ Who pays us is on the page [Sponsors](/sponsors).]]',
      ],
    },
    {
      id: 'ours',
      title: 'What belongs to us',
      blocks: [
        'Names, logos, texts and pictures of this site belong to us or to those who let us use them. Data and fonts of others are named under [Credits](/credits).',
      ],
    },
    {
      id: 'liability',
      title: 'Our responsibility',
      blocks: [
        'We run the site with care, but it comes as it is: we cannot promise that it is always there or free of mistakes. As far as the law allows, we are not responsible for indirect losses, or for what a law firm does. Nothing here takes away rights that the law does not let us limit.',
      ],
    },
    {
      id: 'law',
      title: 'Which law applies',
      blocks: [
        'The law of {lawState} applies, without its rules on the choice of law. If one part of these terms does not hold, the rest does.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: ['{company}, {address}. Email: {email}. When these terms change, the date at the top changes.'],
    },
  ],
};
