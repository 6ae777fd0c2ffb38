import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The literal texts of an argument: both branches of a condition. */
function textsIn(node: ts.Node | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.getText().slice(1, -1)];
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  return [];
}

const said: { readonly kind: 'code' | 'message' | 'log'; readonly text: string; readonly where: string }[] = [];
for (const file of globSync('lead-server/src/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const add = (kind: (typeof said)[number]['kind'], given: ts.Node | undefined) =>
      said.push(...textsIn(given).map((text) => ({ kind, text, where: `${file}: ${text}` })));
    if (ts.isNewExpression(node)) {
      const [first, second, third] = node.arguments ?? [];
      const name = node.expression.getText();
      if (name === 'HttpError') {
        add('code', second);
        add('message', third);
      } else if (name.endsWith('Error')) add('log', first);
    }
    if (ts.isCallExpression(node) && /(^|\.)log\.(debug|info|warn|error|fatal)$/.test(node.expression.getText()))
      add('log', node.arguments.at(-1));
    ts.forEachChild(node, visit);
  };
  visit(source);
}
const of = (kind: (typeof said)[number]['kind']) => said.filter((each) => each.kind === kind);

it('every refusal has a code for programs and a sentence for people', () => {
  expect(of('code').filter(({ text }) => !/^[a-z]+(_[a-z\d]+)*$/.test(text))).toEqual([]);
  expect(of('message').filter(({ text }) => !/^\S+( \S+){2,}[.}]$/.test(text))).toEqual([]);
  expect(of('code').length).toBeGreaterThan(50);
  expect(of('message').length).toBeGreaterThan(50);
});

it('every line of the log and every error says what happened', () => {
  expect(of('log').filter(({ text }) => text.trim().length < 4)).toEqual([]);
  expect(of('log').length).toBeGreaterThan(50);
});
