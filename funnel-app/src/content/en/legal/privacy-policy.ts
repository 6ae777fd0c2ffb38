import type { LegalText } from '#contract/site/legal-text.ts';

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  description: 'What we collect, why, who gets it, how long we keep it, and how you can stop us.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        '{brand} is a paid advertisement run by {company}. It is not a law firm. You answer questions about a car accident or, in other surveys, about a traffic ticket, charges for driving under the influence, or benefits. If you agree at the end, we pass your answers to law firms and others who pay to get them.',
        [
          'We collect what you tell us, and what your browser sends along.',
          'We sell it only to those whom you agreed to. Under some laws, that is a sale of personal information.',
          'You can stop that at any time, see what we have, correct it, or have it deleted: use [this form](/do-not-sell-my-information).',
          'If your browser sends the Global Privacy Control signal, we treat it as an opt-out. You need to do nothing more.',
        ],
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        'From you, in the survey:',
        [
          'Your answers about the accident: when it was, who was at fault, whether you were hurt and treated, and your own words about it. Some of this is about your health.',
          'Your name, email address, phone number and ZIP code.',
          'Depending on the survey: your street address, date of birth, age group, whether you are a US citizen, the law firm you have, a traffic ticket, or charges for driving under the influence.',
          'What you agreed to: the exact text, and when you agreed.',
        ],
        'From your browser:',
        [
          'Your internet address, the kind of browser, and the time.',
          'The page or the advertisement that brought you here, by the codes in the address.',
          'How long you spent on each question.',
        ],
        'We look up the city and county of your ZIP code. We check that your phone number and email address can be real; some checks are made by other companies.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use it',
      blocks: [
        [
          'To find a law firm that may take your case, or someone who can go over benefits with you, and to pass your answers on.',
          'To prove what you agreed to, if someone asks.',
          'To keep out automated programs and fraud.',
          'To see which advertisements work, and to make the survey better.',
          'To answer you, and to do what the law asks of us.',
        ],
        'A program checks whether your answers fit what our partners look for. Only a lawyer decides whether to take a case.',
      ],
    },
    {
      id: 'who-gets-it',
      title: 'Who gets it',
      blocks: [
        [
          'Law firms, and companies that buy answers like yours, when you have agreed to it. They pay us. Who they are is[[ on the page [Sponsors](/sponsors) and]] in the text above the last button of the survey.',
          'Companies that work for us: hosting, phone and email checks, certificates that prove your consent. Those who issue the certificates may record your visit to the page.',
          'Courts and authorities, when the law makes us.',
        ],
        'We do not sell your answers to insurance companies. Where the law treats answers about injuries as health data, as in Washington and Nevada, we do not sell them to a buyer until you have agreed to that buyer by name.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'What is kept on your device',
      blocks: [
        'Your answers are kept in your browser, encrypted, for up to 24 hours, so that you lose nothing when the page closes. A survey that you finished but that could not reach us in that time is sent once more when you next open our survey, and then erased. A privacy request stays there until we have it. The name of the site that you came from stays until you close the tab. If your browser runs no scripts, an encrypted cookie holds your answers in their place, for 24 hours or until they are sent. A cookie guards the form against other sites, and one remembers which fonts your browser has. Neither says who you are.',
        'A few more cookies let us count how many people reach each question, and which version of a page they were shown. They hold a random number and the name of that version, not who you are or what you answered. They go away after 90 days at most. We set none of this when your browser sends Global Privacy Control.',
        'Some pages load advertising scripts. Where the law asks for it, they wait for your yes. A cookie keeps your answer, yes or no, for half a year; a request not to sell or share that is sent from this browser counts as a no. The scripts never run when your browser sends Global Privacy Control.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        [
          'Answers that you sent: {keepsLeads}. Consent to be called has to be provable for years.',
          'Answers of visitors whom no partner could help: {keepsDisqualified}.',
          'Surveys that were not finished, without name or contact: {keepsUnfinished}.',
          'Privacy requests: {keepsRequests}. The law asks us to keep a record for at least two years.',
        ],
        'Where a time is given, our server deletes them by itself when it is over. What names you is encrypted while we keep it.',
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      blocks: [
        'Anyone may use [the request form](/do-not-sell-my-information), wherever they live. It costs nothing and needs no account.',
        [
          'Do not sell or share: we stop every delivery that has not been made, and tell those who have your answers already. This takes 15 business days at most.',
          'See, delete or correct: we answer within 45 days. To protect you, we first make sure that the information is yours: your email and your phone number must both match.',
          'Appeal: someone who did not make the decision looks at it again.',
          'Calls and texts: tell the caller to stop, or answer STOP to a text.',
        ],
        'An agent whom you have asked in writing may do this for you. We treat nobody worse for using a right.',
      ],
    },
    {
      id: 'global-privacy-control',
      title: 'Global Privacy Control',
      blocks: [
        'Some browsers can tell each site that you do not want your information sold or shared. We honor that signal in every state. With it, no advertising script runs, and your answers are held back from those who buy them. The bottom of each page says when you are opted out in this way.',
      ],
    },
    {
      id: 'california-resident',
      title: 'If you live in California',
      blocks: [
        'California law gives you these rights:',
        [
          'To know what we collect, use, sell and share, and to get a copy.',
          'To have it deleted, and to have mistakes corrected.',
          'To opt out of its sale and sharing.',
          'To limit the use of sensitive information. We use it only to find you a lawyer, or other help that you ask for, which this right allows.',
          'Not to be treated worse for using these rights.',
        ],
        'In the last 12 months we collected these kinds: identifiers (name, contact, internet address), internet activity on this site, rough location by ZIP code, and sensitive information (health, as far as you told us about injuries; in some surveys also your age, whether you are a US citizen, and charges for driving under the influence). We sold or shared identifiers and your answers with law firms, and with companies that buy such answers, for the purposes above. We do not knowingly sell or share information of people under 16.',
        'Use [the request form](/do-not-sell-my-information), or write to {email}.',
      ],
    },
    {
      id: 'other-places',
      title: 'Other states, and Canada',
      blocks: [
        'Colorado, Connecticut, Virginia, Texas, Oregon and other states give similar rights, with the right to appeal. Residents of Quebec, British Columbia, Alberta and Ontario may use the same form. If you disagree with our answer, you can turn to the attorney general of your state, or to the privacy commissioner of your province.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'This site is for adults. We do not knowingly collect information from anyone under 18. Tell us if we have, and we delete it.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: [
        '{company}, {address}. Email: {email}.',
        'When this policy changes, the date at its top changes. What you sent before stays under the policy of that day, unless you agree to another.',
      ],
    },
  ],
};
