import type { Finding } from './engine.ts';

interface Judged {
  readonly engine: string;
  /** How the rule's name begins. */
  readonly rule: string;
  /** Which elements; all without it. */
  readonly element?: RegExp;
  readonly why: string;
}

/** False positives, by engine and rule. */
export const falseFindings: readonly Judged[] = [
  {
    engine: 'axe',
    rule: 'p-as-heading',
    element: /\$20[,K]|\b(Two minutes|No charge|Dos minutos|Sin costo)\b/,
    why: 'A fact beside the survey is one sentence in two sizes, and no heading over a text.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'WCAG2AAA.Principle1.Guideline1_4.1_4_',
    why: 'It compares with the nearest background-color and sees neither gradient nor drawing. Contrast is computed (tests/themes) and measured in pixels (tests/e2e/looks/contrast-seen.spec.ts).',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'WCAG2AAA.Principle2.Guideline2_4.2_4_8.H59.1',
    element: /^<link rel="modulepreload"/,
    why: 'HTML allows such a link in the body (body-ok), and it stands behind the question so that it does not delay its paint.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'WCAG2AAA.Principle4.Guideline4_1.4_1_2.H91.Button.Name',
    element: /^<button [^>]*role="(radio|checkbox)"/,
    why: 'A label names its button (HTML-AAM 1.0, button); axe and Equal Access read it so.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r8',
    element: /^<button [^>]*role="(radio|checkbox)"/,
    why: 'A label names its button (HTML-AAM 1.0, button); axe and Equal Access read it so.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'WCAG2AAA.Principle1.Guideline1_3.1_3_1.H71.NoLegend',
    element: /^<fieldset [^>]*aria-label="/,
    why: 'The group has its name by aria-label.',
  },
  {
    engine: 'Equal Access',
    rule: 'fieldset_legend_valid',
    why: 'The legend is the first child, for screen readers alone where the heading says the same: the rule counts what is seen.',
  },
  {
    engine: 'Equal Access',
    rule: 'aria_form_label_unique',
    why: 'A form without a name is no landmark (HTML-AAM 1.0, form), so there are no two to tell apart.',
  },
  {
    engine: 'Equal Access',
    rule: 'aria_hidden_nontabbable',
    why: 'While a dialog is open the page behind it is hidden, and the focus cannot leave the dialog: the guards at its ends send it on.',
  },
  ...(
    [
      ['axe', 'focus-order-semantics'],
      ['Equal Access', 'element_tabbable_role_valid'],
    ] as const
  ).map(([engine, rule]) => ({
    engine,
    rule,
    element: /data-radix-focus-guard/,
    why: 'A guard at an end of a dialog has no role: it takes the focus only to send it on.',
  })),
  {
    engine: 'Alfa',
    rule: 'sia-r17',
    element: /data-radix-focus-guard|id="root"/,
    why: 'While a dialog is open the page behind it is hidden, and the focus cannot leave the dialog: the guards at its ends send it on.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r87',
    why: 'With a dialog open the first thing in the document is a guard, which sends the focus into the dialog. The skip link is first where there is none.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r60',
    element: /^<details/,
    why: 'A details is a group for accessibility trees, and its summary is read before what it folds.',
  },
  ...(['Equal Access', 'Alfa'] as const).map((engine) => ({
    engine,
    rule: engine === 'Alfa' ? 'sia-r69' : 'text_contrast_sufficient',
    element: /\$[\d,]+|\b(Low|Mid|High) Value|\bValor /,
    why: "The meter's mark lies behind its label and comes from beside it in the document, where they do not look. The pair is computed: onProgressFill on progressFill (tests/themes).",
  })),
  {
    engine: 'validator',
    rule: 'A … element with a … attribute must have a … attribute whose value is …',
    element: /rel="expect"/,
    why: 'HTML allows blocking on a link whose rel is stylesheet or expect; the validator knows the first alone.',
  },
  {
    engine: 'validator',
    rule: 'CSS: ',
    why: 'Its grammar of styles takes no custom property inside max(), min() and clamp(), which every browser of ours does.',
  },
];

/** Rules of WCAG's AAA and rules of no criterion, which are not promised. axe checks the contrast that a theme promises. */
export const notPromised: readonly Judged[] = [
  { engine: 'axe', rule: 'color-contrast-enhanced', why: '1.4.6: the strict theme promises 7:1, the others 4.5:1.' },
  { engine: 'Alfa', rule: 'sia-r66', why: '1.4.6, as axe reads it.' },
  { engine: 'Alfa', rule: 'sia-r73', why: '1.4.8: short lines of one or two rows are set closer than running text.' },
  { engine: 'Alfa', rule: 'sia-r72', why: 'No criterion: a poster sets short lines in capitals, by style alone.' },
  { engine: 'Alfa', rule: 'sia-r111', why: '2.5.5: a checkbox is smaller than 44 px, and the row with its label is pressed.' },
];

/** The unexplained problems, each once. @param isStrict whether the theme promises AAA's contrast */
export function unexplained(findings: readonly Finding[], isStrict: boolean): readonly string[] {
  const promised = isStrict ? notPromised.filter(({ engine }) => engine !== 'axe') : notPromised;
  const isJudged = ({ engine, rule, element }: Finding) =>
    [...falseFindings, ...promised].some(
      (each) => each.engine === engine && rule.startsWith(each.rule) && (each.element?.test(element) ?? true),
    );
  const left = findings.filter((each) => !isJudged(each));
  return [...new Set(left.map(({ engine, rule, says, element }) => `${engine}, ${rule}: ${says} ${element}`))];
}
