/** What visitors or designers could see change, newest first. A change of looks adds a line; code that only moved does not. */
export const history: readonly { readonly date: string; readonly parts: readonly string[]; readonly what: string }[] = [
  { date: '2026-11-28', parts: ['ProgressBar'], what: 'Below 10 % the stage and the drawn mark stand for the number.' },
  { date: '2026-11-26', parts: ['AnswerGrid', 'ThankYouSteps', 'Button'], what: 'A tapped answer is held for a moment.' },
  {
    date: '2026-11-26',
    parts: ['AnswerGrid', 'ProgressBar', 'QuestionScreen', 'SurveyHeader', 'ThankYouSteps', 'BackControl', 'PageLayout'],
    what: 'Each theme arranges it, and draws on it, in its own way.',
  },
  {
    date: '2026-11-26',
    parts: ['AnswerGrid', 'ProgressBar', 'BackControl', 'TestimonialsCarousel', 'PageLayout'],
    what: 'It turns round where words run from right to left.',
  },
  { date: '2026-11-26', parts: ['SurveyFooter'], what: 'Under a question it is short enough for a phone.' },
  { date: '2026-11-26', parts: ['CompensationMeter'], what: 'The estimate goes by its dollars, over the question on phones.' },
  {
    date: '2026-11-26',
    parts: ['TestimonialsCarousel'],
    what: 'Two or three stand side by side on desktops, with the stars given.',
  },
  { date: '2026-11-25', parts: ['SurveyHeader', 'QuestionScreen'], what: 'The start is set in display type, with three ticks.' },
  { date: '2026-11-25', parts: ['AnswerGrid'], what: 'Letters keep off the words in two columns on phones.' },
  { date: '2026-11-25', parts: ['CompensationMeter'], what: 'It starts empty; the marker moves at once.' },
  { date: '2026-11-25', parts: ['ThankYouSteps'], what: 'It prepares the visitor for the call.' },
  {
    date: '2026-11-25',
    parts: ['Modal', 'QuestionScreen', 'SurveyFooter', 'ThankYouSteps'],
    what: 'Nothing looks pointed at before the pointer has moved.',
  },
  { date: '2026-11-24', parts: ['Button', 'Checkbox', 'RadioGroup'], what: 'Words stand in the middle in two themes.' },
  { date: '2026-11-24', parts: ['CodeInput'], what: 'The cells begin and end with the label and the button.' },
  { date: '2026-11-24', parts: ['Checkbox', 'RadioGroup'], what: 'The box stands where the eye begins in each theme.' },
  {
    date: '2026-11-24',
    parts: ['Modal', 'QuestionScreen', 'HowItWorks', 'WhatHappensNext', 'PhoneVerificationModal'],
    what: 'No two words stand alone on a last line.',
  },
  { date: '2026-11-24', parts: ['BackControl', 'LastStepHeader'], what: 'The last step’s reasons take one line each on phones.' },
  { date: '2026-11-23', parts: ['Button', 'AnswerGrid'], what: 'What moves under the pointer keeps hold of it.' },
  { date: '2026-11-23', parts: ['ConsentNotice'], what: 'The consent is in the ink of the text.' },
];
