import ts from 'typescript';

/** One fault that could be made in a file. */
export interface Mutant {
  /** Places in the file's text. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
  readonly before: string;
  /** The expression around it. Who evaluates it meets the fault. */
  readonly met?: { readonly from: number; readonly to: number };
}

const swapped: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.QuestionQuestionToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
};

/** Whether the node is a type or an import: no fault there changes what runs. */
const runsNothing = (node: ts.Node): boolean =>
  ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Another value in the place of this node, or undefined. */
function replacement(node: ts.Node): string | undefined {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
  if (ts.isNumericLiteral(node)) return String(Number(node.text) + 1);
  if (ts.isStringLiteral(node)) {
    const { parent } = node;
    const isName =
      (ts.isPropertyAssignment(parent) && parent.name === node) || (ts.isBindingElement(parent) && parent.propertyName === node);
    return isName || ts.isExportDeclaration(parent) ? undefined : node.text === '' ? "'x'" : "''";
  }
  if (ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node) return swapped[node.kind];
  if (ts.isConditionalExpression(node.parent) && node.parent.condition === node) return `!(${node.getText()})`;
  if (ts.isIfStatement(node.parent) && node.parent.expression === node) return `!(${node.getText()})`;
  return undefined;
}

/** Where a list's element or a property stands with its comma, so that it can be left out. */
function leftOut(node: ts.Node, text: string): number | undefined {
  const { parent } = node;
  const isListed =
    (ts.isArrayLiteralExpression(parent) && parent.elements.length > 1) ||
    (ts.isObjectLiteralExpression(parent) && ts.isPropertyAssignment(node));
  if (!isListed) return undefined;
  const comma = /^\s*,/.exec(text.slice(node.end))?.[0] ?? '';
  return node.end + comma.length;
}

/** The expression to watch for a fault at this node. An attribute of markup is none. */
function watched(node: ts.Node, isLeftOut: boolean): ts.Node | undefined {
  const { parent } = node;
  if (isLeftOut) return ts.isPropertyAssignment(node) ? node.initializer : parent;
  if (ts.isBinaryExpression(parent) && parent.operatorToken === node) return parent;
  return ts.isJsxAttribute(parent) ? undefined : node;
}

/** Every fault that this knows for a file, in the order of the file. Pure. */
export function mutantsOf(name: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, to: number, put: string, isLeftOut: boolean) => {
    const from = node.getStart(source);
    const around = watched(node, isLeftOut);
    found.push({
      from,
      to,
      text: put,
      line: source.getLineAndCharacterOfPosition(from).line + 1,
      before: text.slice(from, to),
      ...(around && { met: { from: around.getStart(source), to: around.end } }),
    });
  };
  const visit = (node: ts.Node): void => {
    if (runsNothing(node)) return;
    const put = node === source ? undefined : replacement(node);
    if (put !== undefined) add(node, node.end, put, false);
    const end = node === source ? undefined : leftOut(node, text);
    if (end !== undefined) add(node, end, '', true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export const applyMutant = (text: string, { from, to, text: put }: Mutant): string => text.slice(0, from) + put + text.slice(to);
