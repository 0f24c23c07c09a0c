import { flatten, type Messages, PLURAL } from './localeParity.ts';

/**
 * Keys that no page uses. A page uses a key literally or as a template; `returnObjects` uses every key below it.
 * @param areas the words of one language, by area
 * @param sources the text of every file that may use them
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
 * The pattern of keys that a template can form; empty if its own text is missing or cannot be part of a key.
 */
function patternOf(template: string): RegExp[] {
  const pieces = template.replace(/^\w+:/, '').split(/\${[^}]*}/);
  const text = pieces.join('');
  if (!/^[\w.]*$/.test(text) || !text.includes('.') || !/[a-z]/i.test(text)) return [];
  return [new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', String.raw`\.`)).join('[\\w.]+')}$`)];
}
