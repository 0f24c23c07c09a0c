import ts from 'typescript';

/** A regular expression and where it stands, as `file:line`. */
export type FoundPattern = { source: string; flags: string; place: string };

/** Every regular expression that a TypeScript file writes: literals, and `RegExp` of a constant text. */
export function patternsIn(file: string, text: string): FoundPattern[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = patternOf(node);
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    if (pattern) found.push({ ...pattern, place: `${file}:${line + 1}` });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function patternOf(node: ts.Node): Pick<FoundPattern, 'source' | 'flags'> | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  const [source, flags] = node.arguments ?? [];
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return undefined;
  const text = source && textOf(source);
  if (text === undefined) return undefined;
  return { source: text, flags: (flags && textOf(flags)) ?? '' };
}

/** A constant text; where a template holds a value, a letter stands for it. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('x');
}

/** Every `pattern` of a contract, as ajv compiles it. @param place where a pattern stands, as `a/b/c` */
export function patternsOfContract(node: unknown, place = 'openapi/sawt.yaml'): FoundPattern[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string'
      ? [{ source: value, flags: 'u', place }]
      : patternsOfContract(value, `${place}/${name}`),
  );
}
