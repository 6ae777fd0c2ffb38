import type { StrictArgTypes } from 'storybook/internal/types';
import { withoutCitations } from './sourceText.ts';

/** What a property of this name is wherever its component says nothing of its own. */
const commonDescriptions: Readonly<Record<string, string>> = {
  action: 'The way on: where it leads and how it is called.',
  autoComplete: 'What the browser may fill in, by its HTML name.',
  buyers: 'The companies, each with its id and its name.',
  call: 'The call button: its words, the number as it is read and its address. Left out, there is none.',
  children: 'What it holds.',
  clock: 'Time, which a test moves by hand; left out, the real one.',
  closeLabel: 'The name of the close control.',
  code: 'The digits typed so far.',
  codeLabel: 'The label of the code.',
  contentsTitle: 'The heading over the list of sections.',
  disabled: 'Cannot be used. Rarely right: say what is missing instead.',
  disclaimer: 'The legal note at the end of the page.',
  error: 'What is wrong and how to mend it; left out, nothing is.',
  errors: 'Each with the id of its field and the words of the field’s own error, in the order of the form.',
  flow: 'The flow that the step belongs to.',
  footer: 'The SurveyFooter.',
  fullWidth: 'As wide as what it stands in.',
  header: 'The SurveyHeader.',
  heading: 'The heading of the page or of the screen.',
  headingId: 'The id of the heading, by which the answers are named.',
  hint: 'What helps to answer, under the label; left out, nothing stands there.',
  id: 'The id of the control: its label, its error and an ErrorSummary lead to it.',
  intro: 'What stands over the form.',
  label: 'Its visible name, which a screen reader says too.',
  legend: 'The question that the group answers.',
  legendHidden: 'The legend repeats the screen’s heading: keep it for assistive technology only.',
  loading: 'What is shown is still being looked for.',
  loadingLabel: 'On the button while the action runs.',
  logo: 'The Logo, in the version of the theme or of the switch.',
  mask: 'Which punctuation it writes by itself.',
  maxLength: 'The most characters that it takes.',
  month: 'The list of months: label, name, value, first line and options.',
  name: 'The lead field; for a drawing, which one.',
  onChange: 'Called with the new value at each change.',
  onChoose: 'Called with the id of the answer.',
  onClick: 'It was pressed.',
  onClose: 'It asks to be closed.',
  onCode: 'Called with the digits as they are typed.',
  onSubmit: 'The form was sent.',
  open: 'Whether it is there.',
  options: 'What can be chosen, in the order shown: each with its value or id, its label and, where it has one, its hint.',
  required: 'Told to assistive technology; the page’s own checks say what is missing.',
  resend: 'How a new code is asked for: its words, the wait before it and what it calls.',
  rows: 'How many lines are seen at once.',
  sections: 'Each with its id, its title and its text.',
  selectAllLabel: 'The words of the checkbox that chooses all.',
  state: 'Where the form is: to be filled in, on its way, or sent.',
  steps: 'What happens, in its order: each with its title and its text.',
  subhead: 'A line under the heading.',
  submitLabel: 'The words on the submit button.',
  text: 'What it says under its title.',
  title: 'The heading of it.',
  type: 'What HTML calls the type.',
  value: 'What it holds now.',
  variant: 'How it looks.',
  year: 'The list of years: label, name, value, first line and options.',
};

type ArgType = StrictArgTypes[string];
/** As Storybook reads a property's type from the code: `raw` or a text in `value` is how the code spells it. */
interface DocgenProp {
  readonly name: string;
  readonly raw?: string;
  readonly required?: boolean;
  readonly value?: unknown;
}

/** Whether JSON cannot hold a value: elements, functions, or lists and objects with one. */
function isCode(value: unknown, depth = 0): boolean {
  if (typeof value === 'function') return true;
  if (value === null || typeof value !== 'object' || depth > 4) return false;
  return '$$typeof' in value || Object.values(value).some((inside) => isCode(inside, depth + 1));
}

const words = /^(ReactNode|HTMLInputAutoCompleteAttribute)$/;
const hasOwnControl = /^(string|number|boolean|enum)$/;

function describeArg(argType: ArgType, value: unknown): ArgType {
  const description = withoutCitations(argType.description || commonDescriptions[argType.name ?? ''] || '');
  const read = argType.type as Partial<DocgenProp> | undefined;
  if (!read?.name) return { ...argType, description };
  const spelled = read.raw ?? (typeof read.value === 'string' ? read.value : read.name);
  const shown = { ...argType, description, table: { ...argType.table, type: { summary: spelled } } };
  if (words.test(spelled) && (value === undefined || typeof value === 'string'))
    return { ...shown, type: { name: 'string', required: read.required ?? false } };
  // without an example JSON would only be a guess
  const unsafe = !hasOwnControl.test(read.name) && (value === undefined || isCode(value));
  return unsafe && !argType.options ? { ...shown, control: { disable: true } } : shown;
}

/** Properties with description, type and a fitting control. */
export function propertyDocs({
  argTypes,
  initialArgs = {},
}: {
  argTypes: StrictArgTypes;
  initialArgs?: Readonly<Record<string, unknown>>;
}): StrictArgTypes {
  // HTML's own properties are not read: the example's value stands in
  const left = Object.keys(initialArgs).filter((name) => !argTypes[name]);
  const all: StrictArgTypes = { ...Object.fromEntries(left.map((name) => [name, { name }])), ...argTypes };
  return Object.fromEntries(Object.entries(all).map(([name, argType]) => [name, describeArg(argType, initialArgs[name])]));
}
