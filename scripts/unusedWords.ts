import { flatten, type Messages, PLURAL } from './localeParity.ts';

/**
 * Keys that no page says. A page says a key in one piece, or with parts that are filled in; what it asks for as a whole
 * (`returnObjects`) is said with all its parts.
 * @param areas the words of one language, by area
 * @param sources the text of every file that may say them
 */
export function unusedWords(areas: Record<string, Messages>, sources: readonly string[]): string[] {
  const said = new Set(sources.flatMap((text) => [...text.matchAll(/'(?:\w+:)?([\w.]+)'/g)].map(first)));
  const filledIn = sources.flatMap((text) => [...text.matchAll(/`([^`\n]*\${[^`\n]*)`/g)].map(first));
  const wholes = sources.flatMap((text) =>
    [...text.matchAll(/\bt\('([\w.]+)', {[^}]*returnObjects/g)].map(first),
  );
  const patterns = filledIn.flatMap(patternOf);
  const isSaid = (key: string) =>
    said.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    wholes.some((whole) => key.startsWith(`${whole}.`));
  return Object.entries(areas).flatMap(([area, messages]) => {
    const keys = new Set([...flatten(messages).keys()].map((key) => key.replace(PLURAL, '')));
    return [...keys].filter((key) => !isSaid(key)).map((key) => `${area} ${key}: no page says it`);
  });
}

const first = (match: RegExpMatchArray) => match[1] ?? '';

/** None where the text around the parts could not be of a key, or is not there. */
function patternOf(template: string): RegExp[] {
  const pieces = template.replace(/^\w+:/, '').split(/\${[^}]*}/);
  const text = pieces.join('');
  if (!/^[\w.]*$/.test(text) || !text.includes('.') || !/[a-z]/i.test(text)) return [];
  return [new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', String.raw`\.`)).join('[\\w.]+')}$`)];
}
