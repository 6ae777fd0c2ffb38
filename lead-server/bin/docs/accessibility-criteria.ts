import type { EvidenceName } from './accessibility-tests.ts';

/** The terms of VPAT 2.5. "Supports" needs a test; what only a person has looked at is "Partially Supports". */
export type Conformance = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable';

/** A row of a table: its number and name there, what holds of it, and the tests that hold it. */
export type Criterion = readonly [name: string, level: Conformance, remark: string, tests?: readonly EvidenceName[]];

const noMedia = 'The pages have no sound and no video.';
const unheld = (remark: string): readonly [Conformance, string] => ['Partially Supports', `${remark} No test holds this.`];

/** Success criteria of level A, by https://www.w3.org/TR/WCAG22/. */
export const levelA: readonly Criterion[] = [
  [
    '1.1.1 Non-text Content',
    'Supports',
    'Drawings are decorative and hidden; icons stand beside words.',
    ['axeOnScreens', 'engines'],
  ],
  ['1.2.1 Audio-only and Video-only (Prerecorded)', 'Not Applicable', noMedia],
  ['1.2.2 Captions (Prerecorded)', 'Not Applicable', noMedia],
  ['1.2.3 Audio Description or Media Alternative (Prerecorded)', 'Not Applicable', noMedia],
  [
    '1.3.1 Info and Relationships',
    'Supports',
    'Headings, groups, lists and labels are HTML.',
    ['axeOnScreens', 'engines', 'orcaSurvey'],
  ],
  ['1.3.2 Meaningful Sequence', 'Supports', 'Read in the order of the screen, as approved text.', ['orcaSurvey', 'orcaPrivacy']],
  ['1.3.3 Sensory Characteristics', ...unheld('Texts name controls by their words.')],
  [
    '1.4.1 Use of Color',
    'Supports',
    'A choice or an error also has a mark, an edge or words, in forced colours too.',
    ['inTheme', 'axeOnStories'],
  ],
  ['1.4.2 Audio Control', 'Not Applicable', noMedia],
  [
    '2.1.1 Keyboard',
    'Supports',
    'A survey and the privacy form are finished by keyboard alone.',
    ['surveyByKeyboard', 'privacyByKeyboard', 'carouselKeys'],
  ],
  [
    '2.1.2 No Keyboard Trap',
    'Supports',
    'A dialog keeps the focus until it is closed, by Escape too.',
    ['surveyByKeyboard', 'dialog'],
  ],
  ['2.1.4 Character Key Shortcuts', ...unheld('Visitors’ pages have no shortcut of a single character.')],
  [
    '2.2.1 Timing Adjustable',
    'Supports',
    'No answer has a time limit, and a visit is resumed later. A new phone code can be sent.',
    ['resume'],
  ],
  [
    '2.2.2 Pause, Stop, Hide',
    'Supports',
    'The carousel moves on its own only where switched on, with a pause button.',
    ['carouselPause', 'inTheme'],
  ],
  ['2.3.1 Three Flashes or Below Threshold', ...unheld('Nothing flashes.')],
  ['2.4.1 Bypass Blocks', 'Supports', 'Each page has landmarks and one main heading.', ['axeOnScreens', 'engines']],
  ['2.4.2 Page Titled', 'Supports', 'The title names the subject, the step and an error.', ['titles', 'engines']],
  [
    '2.4.3 Focus Order',
    'Supports',
    'The focus goes to each new heading, and on from there.',
    ['focusMoves', 'surveyByKeyboard', 'orcaPrivacy'],
  ],
  ['2.4.4 Link Purpose (In Context)', 'Supports', 'Links are named by what they open.', ['axeOnScreens', 'engines']],
  ['2.5.1 Pointer Gestures', 'Supports', 'The carousel can be swiped, and has buttons.', ['carouselButtons']],
  ['2.5.2 Pointer Cancellation', ...unheld('Controls act when the pointer is lifted.')],
  ['2.5.3 Label in Name', 'Supports', 'Names begin with the words that are seen.', ['engines', 'orcaSurvey']],
  ['2.5.4 Motion Actuation', 'Not Applicable', 'Nothing is done by moving the device.'],
  ['3.1.1 Language of Page', 'Supports', 'English and Spanish.', ['axeOnScreens', 'languages']],
  ['3.2.1 On Focus', ...unheld('Focus changes nothing.')],
  ['3.2.2 On Input', ...unheld('Choosing in a list or field moves nobody on: a button does.')],
  ['3.2.6 Consistent Help', ...unheld('The number to call is in the header of every page.')],
  [
    '3.3.1 Error Identification',
    'Supports',
    'Errors are words under their fields and in a summary, without script too.',
    ['fieldErrors', 'privacyErrors', 'plainErrors'],
  ],
  ['3.3.2 Labels or Instructions', 'Supports', 'Each control has a visible label.', ['axeOnScreens', 'engines', 'orcaPrivacy']],
  ['3.3.7 Redundant Entry', 'Supports', 'Nothing is asked twice; going back keeps what was given.', ['keepsAnswers']],
  [
    '4.1.1 Parsing',
    'Supports',
    'WCAG 2.2 removed it; the errata of WCAG 2.0 and 2.1 count it as met. A validator reads the pages.',
    ['engines'],
  ],
  [
    '4.1.2 Name, Role, Value',
    'Supports',
    'Native controls, or the roles of ARIA’s patterns.',
    ['axeOnScreens', 'engines', 'orcaSurvey'],
  ],
];

/** Success criteria of level AA. */
export const levelAa: readonly Criterion[] = [
  ['1.2.4 Captions (Live)', 'Not Applicable', noMedia],
  ['1.2.5 Audio Description (Prerecorded)', 'Not Applicable', noMedia],
  ['1.3.4 Orientation', 'Supports', 'Pages lie either way.', ['engines']],
  [
    '1.3.5 Identify Input Purpose',
    'Supports',
    'Fields about the visitor name their purpose to the browser.',
    ['axeOnScreens', 'autofill'],
  ],
  [
    '1.4.3 Contrast (Minimum)',
    'Supports',
    'Computed for each pair of each theme; in pixels over drawings.',
    ['contrast', 'contrastSeen', 'axeOnStories'],
  ],
  ['1.4.4 Resize Text', 'Supports', 'To 200 %.', ['largerText', 'doubledText']],
  ['1.4.5 Images of Text', ...unheld('Words are text; logos are drawings.')],
  ['1.4.10 Reflow', 'Supports', 'At 320 px.', ['largerText', 'inTheme']],
  [
    '1.4.11 Non-text Contrast',
    'Supports',
    'Edges, rings, bars and icons are among the computed pairs.',
    ['contrast', 'emptyBar', 'inTheme'],
  ],
  ['1.4.12 Text Spacing', 'Supports', 'No text is cut off.', ['largerText', 'spacedCode']],
  ['1.4.13 Content on Hover or Focus', ...unheld('Nothing appears on hover or focus alone.')],
  ['2.4.5 Multiple Ways', 'Supports', 'Steps of a survey are a process; the footer links to the other pages.', ['footer']],
  ['2.4.6 Headings and Labels', 'Supports', 'They are approved text, as they are spoken.', ['orcaSurvey', 'orcaPrivacy']],
  ['2.4.7 Focus Visible', 'Supports', 'Each control has a ring, in every theme.', ['inTheme']],
  ['2.4.11 Focus Not Obscured (Minimum)', 'Supports', 'Nothing fixed covers the focus.', ['largerText', 'notHidden']],
  ['2.5.7 Dragging Movements', 'Supports', 'What can be dragged has buttons.', ['carouselButtons']],
  ['2.5.8 Target Size (Minimum)', 'Supports', '44 px, but for links in a sentence.', ['inTheme', 'phoneReach']],
  ['3.1.2 Language of Parts', 'Supports', 'The link to the other language has that language.', ['axeOnScreens', 'engines']],
  ['3.2.3 Consistent Navigation', ...unheld('Header and footer are the same on every page.')],
  ['3.2.4 Consistent Identification', ...unheld('One component does one thing everywhere.')],
  ['3.3.3 Error Suggestion', 'Supports', 'Each error says what to do.', ['errorWords', 'fieldErrors']],
  [
    '3.3.4 Error Prevention (Legal, Financial, Data)',
    'Supports',
    'The last step lists all answers, and each can be changed before sending.',
    ['review'],
  ],
  [
    '3.3.8 Accessible Authentication (Minimum)',
    'Supports',
    'Visitors have no account. A phone code can be pasted or filled in by the phone, and the proof against robots asks for nothing.',
    ['autofilledCode', 'pastedCode'],
  ],
  [
    '4.1.3 Status Messages',
    'Supports',
    'Checks, sending and its failure are announced.',
    ['announcedCheck', 'announcedEnding', 'orcaCarousel'],
  ],
];

const byWcag = 'See the tables of WCAG 2.2, which contain WCAG 2.0 A and AA.';
const noSoftware = 'The product is a web page: it is no platform and has no accessibility services of its own.';

/** Section 508, chapter 3: functional performance. */
export const functional: readonly Criterion[] = [
  [
    '302.1 Without Vision',
    'Partially Supports',
    'Walked with Orca on Linux. Not tried: NVDA, JAWS, VoiceOver, TalkBack.',
    ['orcaSurvey', 'orcaPrivacy'],
  ],
  [
    '302.2 With Limited Vision',
    'Supports',
    'Larger text, zoom, contrast, forced colours.',
    ['largerText', 'contrast', 'inTheme'],
  ],
  ['302.3 Without Perception of Color', 'Supports', 'See 1.4.1.', ['inTheme']],
  ['302.4 Without Hearing', 'Not Applicable', `${noMedia} A call is one of the ways to go on, never the only one.`],
  ['302.5 With Limited Hearing', 'Not Applicable', noMedia],
  ['302.6 Without Speech', ...unheld('No step asks for speech.')],
  ['302.7 With Limited Manipulation', 'Supports', 'Large targets, one pointer, keyboard alone.', ['inTheme', 'surveyByKeyboard']],
  ['302.8 With Limited Reach and Strength', 'Supports', 'As 302.7.', ['phoneReach']],
  [
    '302.9 With Limited Language, Cognitive, and Learning Abilities',
    'Partially Supports',
    'Plain words by published formulas, one question a screen. No people were asked.',
    ['reading'],
  ],
];

/** Section 508, chapters 4 to 6. */
export const otherChapters: readonly Criterion[] = [
  ['Chapter 4: Hardware', 'Not Applicable', 'The product is no hardware.'],
  ['501.1 Scope, Incorporation of WCAG 2.0 AA', 'Partially Supports', byWcag],
  ['502 Interoperability with Assistive Technology', 'Not Applicable', noSoftware],
  ['503 Applications', 'Not Applicable', noSoftware],
  ['504 Authoring Tools', 'Not Applicable', 'Visitors author nothing. The studio is not part of this report.'],
  [
    '602.2 Accessibility and Compatibility Features',
    ...unheld('The page Accessibility says what was tested, and what does not work.'),
  ],
  [
    '602.3 Electronic Support Documentation',
    'Supports',
    `The pages of text are among those tested. ${byWcag}`,
    ['engines', 'languages'],
  ],
  ['602.4 Alternate Formats for Non-Electronic Support Documentation', 'Not Applicable', 'There is none on paper.'],
  [
    '603.2 Information on Accessibility and Compatibility Features',
    ...unheld('The page Accessibility has an address to write to.'),
  ],
  ['603.3 Accommodation of Communication Needs', ...unheld('By mail and by phone; a text can be had in another form.')],
];
