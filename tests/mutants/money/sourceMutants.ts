/**
 * Makes every mutant of a source file, and one text of the file that holds all of them, each behind a switch.
 */
import { createHash } from 'node:crypto';
import ts from 'typescript';
import { type Change, mutateNode } from './mutators.ts';

/**
 * A change of one expression or statement. Its `id` holds the file and a hash of the file's text without
 * imports. `line` counts from 1.
 */
export type SourceMutant = { id: string; line: number; kind: string; before: string; after: string };

/**
 * `instrumented` is the file's code with a switch for each mutant: `globalThis.mutant(id)` says whether that
 * mutant is active. Without an active mutant the code does what the file does.
 */
export type MutatedSource = { mutants: SourceMutant[]; instrumented: string };

export function sourceMutants(file: string, text: string): MutatedSource {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const mutants: SourceMutant[] = [];
  const hash = createHash('sha256')
    .update(text.replaceAll(/^(import|export) .*from .*$/gm, ''))
    .digest('hex')
    .slice(0, 8);

  const add = (node: ts.Node, { kind, after, at }: Change): string => {
    const id = `${file}#${hash}-${mutants.length + 1}`;
    const line = source.getLineAndCharacterOfPosition((at ?? node).getStart()).line + 1;
    const before = at ? text.slice(at.getStart(), node.end) : node.getText();
    mutants.push({ id, line, kind, before: short(before), after: at ? '' : short(after) });
    return `globalThis.mutant(${JSON.stringify(id)})`;
  };

  const emit = (node: ts.Node): string => {
    const changes = mutateNode(node).map((change) => ({ ...change, isActive: add(node, change) }));
    const original = emitChildren(node);
    if (ts.isStatement(node))
      return changes.reduce((inner, { isActive }) => `{ if (!${isActive}) { ${inner} } }`, original);
    if (changes.length === 0) return original;
    const branches = changes.map(({ isActive, after }) => `${isActive} ? (${after}) : `).join('');
    return `(${branches}(${original}))`;
  };

  const emitChildren = (node: ts.Node): string => {
    let out = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      if (!isRun(child)) return;
      out += text.slice(at, child.getStart()) + emit(child);
      at = child.end;
    });
    return out + text.slice(at, node.end);
  };

  return { mutants, instrumented: emit(source) + text.slice(source.end) };
}

/**
 * Whether a part of the code can hold mutants: types, imports, exports by name and quoted names of properties
 * cannot.
 */
function isRun(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return false;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return false;
  const { parent } = node;
  const isName = parent && 'name' in parent && parent.name === node;
  return !(isName && (ts.isStringLiteral(node) || ts.isNumericLiteral(node)));
}

const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 120);
