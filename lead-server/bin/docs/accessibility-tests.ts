/** A test that holds a criterion. */
export interface Evidence {
  readonly file: string;
  /** A part of its title or name, as its file has it. */
  readonly title: string;
}

const looks = 'tests/e2e/looks';
const stories = 'design-system/components';

/** The tests that the conformance report cites, by short names. `npm run docs` fails where one is gone. */
export const evidence = {
  axeOnScreens: { file: 'tests/e2e/survey/paths.spec.ts', title: 'expectAccessible(page)' },
  axeOnStories: { file: 'tests/stories/stories.spec.ts', title: 'violationsOf(page' },
  engines: { file: 'tests/engines/engines.spec.ts', title: 'a step of each kind, and the other pages' },
  orcaSurvey: { file: 'tests/engines/orca.spec.ts', title: 'Orca reads each new question of main' },
  orcaPrivacy: { file: 'tests/engines/orca.spec.ts', title: 'Orca names each control of the privacy form' },
  orcaCarousel: {
    file: 'tests/engines/orca.spec.ts',
    title: 'Orca reads the carousel, and each testimonial that its buttons bring',
  },
  inTheme: { file: 'tests/stories/theme-checks.ts', title: 'faultsOf' },
  contrast: {
    file: 'tests/themes/contrast.test.ts',
    title: 'every pair that is promised is computed, at the contrast that is promised',
  },
  contrastSeen: { file: `${looks}/contrast-seen.spec.ts`, title: 'keeps its words readable over its drawings' },
  emptyBar: { file: 'tests/themes/contrast.test.ts', title: 'the empty part of a bar or meter shows on card and page' },
  largerText: {
    file: `${looks}/larger-text.spec.ts`,
    title: 'where text is larger or spaced (WCAG 1.4.4, 1.4.10, 1.4.12, 2.4.11)',
  },
  doubledText: {
    file: `${looks}/larger-text.spec.ts`,
    title: 'text at 200 % neither overflows nor overlaps where the columns begin',
  },
  spacedCode: {
    file: 'tests/e2e/contact/phone-codes.spec.ts',
    title: 'letter spacing leaves each digit in its cell (WCAG 1.4.12)',
  },
  autofill: { file: 'tests/e2e/contact/autofill.spec.ts', title: 'an autofilled field has the background of its theme' },
  autofilledCode: { file: 'tests/e2e/contact/autofill.spec.ts', title: 'a code that the phone autofills appears in its cells' },
  pastedCode: { file: `${stories}/CodeInput/CodeInput.stories.tsx`, title: 'export const Pasted' },
  surveyByKeyboard: { file: 'tests/e2e/survey/journey.spec.ts', title: 'the survey can be finished by keyboard alone' },
  privacyByKeyboard: { file: 'tests/e2e/privacy/privacy.spec.ts', title: 'the request can be filed by keyboard alone' },
  dialog: { file: `${stories}/Modal/Modal.stories.tsx`, title: 'export const OpensAndCloses' },
  carouselKeys: { file: `${stories}/TestimonialsCarousel/TestimonialsCarousel.stories.tsx`, title: 'export const ByKeyboard' },
  carouselButtons: {
    file: `${stories}/TestimonialsCarousel/TestimonialsCarousel.stories.tsx`,
    title: 'export const GoesOnAndBack',
  },
  carouselPause: {
    file: `${stories}/TestimonialsCarousel/TestimonialsCarousel.stories.tsx`,
    title: 'export const AutoplayByTheClock',
  },
  resume: { file: 'tests/e2e/survey/journey.spec.ts', title: 'a new tab resumes the visit' },
  titles: { file: 'tests/e2e/pages/pages.spec.ts', title: 'a page title names its subject and its brand' },
  focusMoves: { file: 'tests/e2e/survey/journey.spec.ts', title: 'the focus moves to each new heading' },
  footer: { file: 'tests/e2e/privacy/legal.spec.ts', title: 'the footer links to each legal page' },
  notHidden: { file: 'tests/e2e/tracking/tracking.spec.ts', title: 'the consent question hides no focused control' },
  phoneReach: { file: `${looks}/looks.spec.ts`, title: 'keeps its controls in a phone’s reach' },
  languages: { file: 'tests/e2e/privacy/legal.spec.ts', title: 'is readable in both languages, at 320 px' },
  fieldErrors: {
    file: 'tests/e2e/contact/contact-checks.spec.ts',
    title: 'errors show under their fields, the summary takes the focus',
  },
  privacyErrors: { file: 'tests/e2e/privacy/privacy.spec.ts', title: 'shows every error in its words' },
  plainErrors: { file: 'tests/e2e/pages/without-script.spec.ts', title: 'a form without script lists its errors' },
  errorWords: { file: 'funnel-app/src/content/content.test.ts', title: 'what may be left open is never asked for' },
  review: { file: 'tests/e2e/survey/review.spec.ts', title: 'each can be corrected by keyboard' },
  keepsAnswers: { file: 'tests/e2e/survey/journey.spec.ts', title: 'Back keeps each answer' },
  announcedCheck: { file: 'tests/e2e/contact/contact-checks.spec.ts', title: 'a running address check is announced' },
  announcedEnding: {
    file: 'tests/e2e/failures/server-away.spec.ts',
    title: 'announces in its live region that the answers are waiting',
  },
  reading: { file: 'tests/reading/visitor-texts.test.ts', title: 'is easy by' },
} as const satisfies Readonly<Record<string, Evidence>>;

export type EvidenceName = keyof typeof evidence;
