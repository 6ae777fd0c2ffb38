import type { Guidance } from './guidanceEntry.ts';

export const patterns = {
  AccidentType: {
    when: 'The kind of accident, where a drawing is found faster than a word. Any other question: AnswerGrid.',
    how: 'Each tile is an answer with the field’s name and stored value; the drawing only illustrates its words.',
    hears: '“What kind of accident was it?, group. Car accident, button.”',
    avoid: 'A drawing of an injury or a wreck: visitors may be shaken.',
  },
  CaseDescription: {
    when: 'The step that asks what happened.',
    how: 'Its prompts make the empty field less daunting; the counter says how much is missing.',
    hears: 'The prompts as a list, then the text area with its counter.',
    avoid: 'An example text, which is copied as an answer.',
  },
  DisqualifiedMessage: {
    when: 'In the place of the one-page form, when no partner can take the case. In other flows the thank-you page says it.',
    how: 'Plain and without blame; it says where else help may be found, and is no legal advice.',
    hears: 'Its title takes the focus and is read: the form that had it is gone.',
    avoid: '“You do not qualify”, a reason that sounds like a judgement, or a dead end.',
  },
  HowItWorks: {
    when: 'Below the first question, for those who want to know before they answer.',
    how: 'Three drawn steps and one way in, which leads to the survey on the same page.',
    hears: 'A list of three headings with their text, then the link.',
    avoid: 'A second, different offer; steps that promise a result.',
  },
  LastStepHeader: {
    when: 'Over the form of the last step. “Match” only where the answers allow to say it.',
    how: 'Says how little is left and what the answers so far mean.',
    hears: 'Text before the screen’s heading, which keeps the focus.',
    avoid: 'A promise (“you have won”), or a timer.',
  },
  LegalPage: {
    when: 'Privacy policy, terms, sponsors, credits.',
    how: 'Each section has an anchor, which the footer and partners link to: never rename one.',
    hears: 'An article with a table of contents as navigation.',
    avoid: 'Small print: it has the size of body text.',
  },
  NotFound: {
    when: 'A path that is no campaign, with the status 404.',
    how: 'Says so in one line and leads to the survey.',
    hears: 'The heading and one link.',
    avoid: 'A joke, or a redirect that hides the mistake.',
  },
  PageLayout: {
    when: 'The frame of every page.',
    how: 'What stands aside goes under the survey on phones: nothing that is needed to answer may stand there.',
    hears: 'Banner, main and content information: the three landmarks.',
    avoid: 'A second main, or content wider than 1200 px.',
  },
  PhoneVerificationModal: {
    when: 'Where the campaign verifies the phone before it sends the lead.',
    how: 'The code takes the focus. After a wait there is a way on without it: nobody is stopped because a message did not come.',
    hears: '“Check your phone, dialog. We sent a code to (212) 555-0123. Your code, edit text.”',
    avoid: 'Closing it in silence: say that the number stays unverified.',
  },
  PrivacyRequestForm: {
    when: 'The page where a visitor asks not to be sold, to be told, or to be erased.',
    how: 'Its sending survives a server that is away. Once sent, the message takes the form’s place and the focus.',
    hears: 'Sections by their headings; each request is a checkbox of one group.',
    avoid: 'Asking for more than is needed to find the person, or making it harder than the survey.',
  },
  QuestionScreen: {
    when: 'Every step of every flow.',
    how: 'One question. It carries data-step and data-flow, and its heading takes the focus when the screen changes.',
    hears: 'The new heading, at each step; the progress bar above it.',
    avoid: 'Two questions on one screen, or a heading that is no question.',
  },
  SocialProof: {
    when: 'Beside the questions, where the switch proof is on.',
    how: 'Only what can be shown to be true. Three facts fit best.',
    hears: 'A heading and a list.',
    avoid: 'Numbers that nobody can check, logos of newspapers, “others are looking at this”.',
  },
  SurveyFooter: {
    when: 'The foot of every page.',
    how: 'Who asks, what the page is not, and the visitor’s rights; the links are always the same ones.',
    hears: '“Content information”: the links as one list.',
    avoid: 'Leaving out the disclaimer on a page that “needs more room”.',
  },
  SurveyHeader: {
    when: 'The head of every page.',
    how: 'Above the logo it says that this is a paid advertisement and not a law firm. The number can be called with one tap.',
    hears: '“Banner”: the advertisement line, the brand’s name, “Call us (800) 555-0100, link”.',
    avoid: 'A menu: the visitor has come for one thing.',
  },
  ThankYouSteps: {
    when: 'The page after the last step, whether or not a partner takes the case.',
    how: 'First whether the answers have arrived, with the seal only once they have, and never over bad news; then who may call and when.',
    hears: 'The heading, which takes the focus, and an ordered list.',
    avoid: 'Advertising before the news, or a promise of when a call comes that nobody keeps.',
  },
  WhatHappensNext: {
    when: 'Beside the question, to answer “and then?” before it is asked.',
    how: 'Three numbered cards, in the order in which it happens.',
    hears: 'A heading and an ordered list; the drawn numbers are left out, as the list has its own.',
    avoid: 'Repeating what the question says.',
  },
} as const satisfies Record<string, Guidance>;
