/** The changes that mutants make to one expression or statement. */
import ts from 'typescript';
import { isQueryName, isWordsForOperators } from './leftAlone.ts';

/**
 * A change of a node; `after` is the new code. `at`: where the part to show in reports begins, if not with
 * the node.
 */
export type Change = { kind: string; after: string; at?: ts.Node };

const { SyntaxKind } = ts;

/** Operators, each with the operators that replace it. */
const operators: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [SyntaxKind.LessThanToken]: ['<=', '>='],
  [SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [SyntaxKind.PlusToken]: ['-'],
  [SyntaxKind.MinusToken]: ['+'],
  [SyntaxKind.AsteriskToken]: ['/'],
  [SyntaxKind.SlashToken]: ['*'],
  [SyntaxKind.PercentToken]: ['*'],
  [SyntaxKind.PlusEqualsToken]: ['-='],
  [SyntaxKind.MinusEqualsToken]: ['+='],
};

/** Operators and orders of a query: in a query they are strings. */
const queryWords = new Map(
  Object.entries({
    '=': '!=',
    '!=': '=',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    in: 'not in',
    'not in': 'in',
    is: 'is not',
    'is not': 'is',
    asc: 'desc',
    desc: 'asc',
  }),
);

const siblings = new Map(
  Object.entries({
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  }),
);

/** Calls that a mutant may leave out, because their result has the type of the object they are called on. */
const droppable = new Set([
  'where',
  'whereRef',
  'orderBy',
  'limit',
  'onConflict',
  'filter',
  'toSorted',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'normalize',
  'padStart',
  'replace',
  'replaceAll',
  'check',
]);

export function mutateNode(node: ts.Node): Change[] {
  if (ts.isStatement(node)) return isDroppable(node) ? [{ kind: 'statement dropped', after: '' }] : [];
  if (!ts.isExpression(node) || isInsideOptionalChain(node) || isWordsForOperators(node)) return [];
  return [...mutateCondition(node), ...mutateValue(node), ...mutateExpression(node)];
}

function isDroppable(node: ts.Statement): boolean {
  if (ts.isReturnStatement(node)) return node.expression === undefined;
  if (ts.isThrowStatement(node) || ts.isContinueStatement(node)) return true;
  return ts.isExpressionStatement(node) && !isWordsForOperators(node.expression);
}

/**
 * Whether an expression is the first part of a longer chain with `?.`. In parentheses it would end the chain,
 * and the rest would no longer be skipped.
 */
const isInsideOptionalChain = (node: ts.Expression) =>
  ts.isOptionalChain(node) && ts.isOptionalChain(node.parent) && node.parent.expression === node;

function isCondition(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  return ts.isConditionalExpression(parent) && parent.condition === node;
}

function mutateCondition(node: ts.Expression): Change[] {
  if (isCondition(node)) return ['true', 'false'].map((after) => ({ kind: 'condition decided', after }));
  const isLoop = ts.isWhileStatement(node.parent) && node.parent.expression === node;
  return isLoop && node.kind !== SyntaxKind.TrueKeyword
    ? [{ kind: 'condition decided', after: 'false' }]
    : [];
}

function mutateValue(node: ts.Expression): Change[] {
  const { parent } = node;
  const isResult =
    (ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node)) &&
    !ts.isLiteralExpression(node) &&
    !ts.isBinaryExpression(node) &&
    !ts.isPrefixUnaryExpression(node) &&
    !['undefined', 'null', 'true', 'false', '[]', ''].includes(node.getText());
  return isResult ? [{ kind: 'result dropped', after: 'undefined' }] : [];
}

function mutateExpression(node: ts.Expression): Change[] {
  if (ts.isBinaryExpression(node)) return mutateBinary(node);
  if (ts.isCallExpression(node)) return mutateCall(node);
  if (ts.isPrefixUnaryExpression(node)) return mutatePrefix(node);
  if (ts.isNumericLiteral(node)) return [{ kind: 'number changed', after: otherNumber(node) }];
  if (ts.isStringLiteralLike(node)) return mutateString(node);
  if (ts.isRegularExpressionLiteral(node)) return mutatePattern(node.getText());
  if (
    ts.isArrayLiteralExpression(node) &&
    node.elements.length > 0 &&
    !isAssigned(node) &&
    !isQueryName(node)
  )
    return [{ kind: 'list emptied', after: '[]' }];
  if (node.kind === SyntaxKind.TrueKeyword) return [{ kind: 'boolean flipped', after: 'false' }];
  if (node.kind === SyntaxKind.FalseKeyword) return [{ kind: 'boolean flipped', after: 'true' }];
  return [];
}

const isAssigned = (node: ts.Expression) => ts.isBinaryExpression(node.parent) && node.parent.left === node;

function mutateBinary(node: ts.BinaryExpression): Change[] {
  const [left, right] = [node.left.getText(), node.right.getText()];
  const kind = node.operatorToken.kind;
  if (kind === SyntaxKind.AmpersandAmpersandToken || kind === SyntaxKind.BarBarToken)
    return [left, right].map((after) => ({ kind: 'one side alone', after }));
  if (kind === SyntaxKind.QuestionQuestionToken) return [{ kind: 'one side alone', after: left }];
  const isEquality =
    kind === SyntaxKind.EqualsEqualsEqualsToken || kind === SyntaxKind.ExclamationEqualsEqualsToken;
  if (isEquality && isCondition(node)) return [];
  if (kind === SyntaxKind.PlusToken && [node.left, node.right].some(isText)) return [];
  return (operators[kind] ?? []).map((operator) => ({
    kind: 'operator changed',
    after: `${left} ${operator} ${right}`,
  }));
}

const isText = (node: ts.Expression) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function mutateCall(node: ts.CallExpression): Change[] {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called) || called.questionDotToken) return [];
  const object = called.expression.getText();
  const { text: name } = called.name;
  const sibling = siblings.get(name);
  const rest = node.getText().slice(called.getText().length);
  if (sibling) return [{ kind: 'other call', after: `${object}.${sibling}${rest}` }];
  return droppable.has(name) ? [{ kind: 'call dropped', after: object, at: called.name }] : [];
}

function mutatePrefix(node: ts.PrefixUnaryExpression): Change[] {
  const isNot = node.operator === SyntaxKind.ExclamationToken && !isCondition(node);
  const isSign = isNot || node.operator === SyntaxKind.MinusToken;
  return isSign ? [{ kind: 'sign dropped', after: node.operand.getText() }] : [];
}

/**
 * The number that replaces a number: one more for small ones, which are bounds and places; the double for
 * amounts and delays.
 */
function otherNumber(node: ts.NumericLiteral): string {
  const value = Number(node.text);
  return String(value < 100 ? value + 1 : value * 2);
}

function mutateString(node: ts.StringLiteralLike): Change[] {
  const word = queryWords.get(node.text);
  if (word !== undefined && ts.isCallExpression(node.parent))
    return [{ kind: 'query changed', after: `'${word}'` }];
  if (isQueryName(node) || ts.isTaggedTemplateExpression(node.parent)) return [];
  return [{ kind: 'text changed', after: node.text === '' ? `'mutant'` : `''` }];
}

function mutatePattern(text: string): Change[] {
  const end = text.lastIndexOf('/');
  const [pattern, flags] = [text.slice(1, end), text.slice(end + 1)];
  const changed = [
    pattern.replace(/^\^/, ''),
    pattern.replace(/\$$/, ''),
    pattern.replace(/(?<!\\)[+*](?=[^?+]|$)/, ''),
    pattern.replace(/\{(\d+)/, (_, count: string) => `{${Number(count) - 1}`),
    pattern.replace(/,(\d+)\}/, (_, count: string) => `,${Number(count) + 1}}`),
  ];
  return [...new Set(changed)]
    .filter((each) => each !== pattern && each !== '')
    .map((each) => ({ kind: 'pattern changed', after: `/${each}/${flags}` }));
}
