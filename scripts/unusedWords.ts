import { flatten, type Messages, PLURAL } from './localeParity.ts';

/**
 * Finds the texts that no page uses. Code uses a key as a literal or by a template; with `returnObjects`,
 * it uses all keys below a key.
 * @param areas the texts of one language, by area
 * @param sources the contents of all files that may use them
 */
export function unusedWords(areas: Record<string, Messages>, sources: readonly string[]): string[] {
  const literal = new Set(sources.flatMap((text) => [...text.matchAll(/'(?:\w+:)?([\w.]+)'/g)].map(first)));
  const filledIn = sources.flatMap((text) => [...text.matchAll(/`([^`\n]*\${[^`\n]*)`/g)].map(first));
  const wholes = sources.flatMap((text) =>
    [...text.matchAll(/\bt\('([\w.]+)', {[^}]*returnObjects/g)].map(first),
  );
  const patterns = filledIn.flatMap(patternOf);
  const isUsed = (key: string) =>
    literal.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    wholes.some((whole) => key.startsWith(`${whole}.`));
  return Object.entries(areas).flatMap(([area, messages]) => {
    const keys = new Set([...flatten(messages).keys()].map((key) => key.replace(PLURAL, '')));
    return [...keys].filter((key) => !isUsed(key)).map((key) => `${area} ${key}: no page uses it`);
  });
}

const first = (match: RegExpMatchArray) => match[1] ?? '';

/**
 * A pattern for the keys that a template can form. Empty if the template has no fixed text, or one that
 * cannot be part of a key.
 */
function patternOf(template: string): RegExp[] {
  const pieces = template.replace(/^\w+:/, '').split(/\${[^}]*}/);
  const text = pieces.join('');
  if (!/^[\w.]*$/.test(text) || !text.includes('.') || !/[a-z]/i.test(text)) return [];
  return [new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', String.raw`\.`)).join('[\\w.]+')}$`)];
}
