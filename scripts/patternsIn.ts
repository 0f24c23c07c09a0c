import ts from 'typescript';

/**
 * A regular expression, and where it is (`file:line`). `source` is undefined if only running code knows it.
 */
export type FoundPattern = { source: string | undefined; flags: string; place: string };

/**
 * Finds all regular expressions in a TypeScript file: literals and calls of `RegExp`. It leaves out a call
 * that only copies a named literal.
 */
export function patternsIn(file: string, text: string): FoundPattern[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found: FoundPattern[] = [];
  const literals = new Set<string>();
  const visit = (node: ts.Node): void => {
    const literal = literalName(node);
    if (literal !== undefined) literals.add(literal);
    const pattern = patternOf(node, literals);
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    if (pattern) found.push({ ...pattern, place: `${file}:${line + 1}` });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * The name of the variable that a node declares with a regular expression literal; undefined for other
 * nodes.
 */
function literalName(node: ts.Node): string | undefined {
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return undefined;
  return node.initializer && ts.isRegularExpressionLiteral(node.initializer) ? node.name.text : undefined;
}

function patternOf(
  node: ts.Node,
  literals: ReadonlySet<string>,
): Pick<FoundPattern, 'source' | 'flags'> | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  const [source, flags] = node.arguments ?? [];
  const { expression: made } = node;
  const name = ts.isPropertyAccessExpression(made) ? made.name : made;
  if (!ts.isIdentifier(name) || name.text !== 'RegExp') return undefined;
  if (source && ts.isIdentifier(source) && literals.has(source.text)) return undefined;
  return { source: source && textOf(source), flags: (flags && textOf(flags)) ?? '' };
}

/**
 * The text of a string or template, in which `x` stands for each inserted value; undefined for other nodes.
 */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('x');
}

/**
 * All patterns in a contract, with the flags with which the validator compiles them.
 * @param place the path of `node` in the contract, as `a/b/c`
 */
export function patternsOfContract(node: unknown, place = 'openapi/sawt.yaml'): FoundPattern[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string'
      ? [{ source: value, flags: 'u', place }]
      : patternsOfContract(value, `${place}/${name}`),
  );
}
