/** Text that no mutant changes: words for operators, and names in queries, which the compiler checks. */
import ts from 'typescript';

const queryCalls = new Set(
  `selectFrom insertInto updateTable deleteFrom innerJoin leftJoin select selectAll where whereRef on onRef orderBy
  groupBy column columns returning ref lit eb fn count sum max min as with addColumn onConflict using createTable`.split(
    /\s+/,
  ),
);

/**
 * Whether an expression only makes words for system operators: a text given to `new`, as of an error, or a
 * call that logs or measures.
 */
export function isWordsForOperators(node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) return /(^|\.)(log|logger|metrics)\b/.test(node.expression.getText());
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  return ts.isNewExpression(node.parent);
}

/**
 * Whether a text names a table or column: it stands, alone or in a list, in a call that builds a query.
 * Values in `where` and `eb` do not.
 */
export function isQueryName(node: ts.StringLiteralLike | ts.ArrayLiteralExpression): boolean {
  const list = ts.isArrayLiteralExpression(node.parent) ? node.parent : node;
  const call = list.parent;
  if (!ts.isCallExpression(call)) return false;
  const name = ts.isPropertyAccessExpression(call.expression)
    ? call.expression.name.text
    : call.expression.getText();
  if (!queryCalls.has(name)) return false;
  return !(['where', 'eb'].includes(name) && call.arguments[0] !== list);
}
