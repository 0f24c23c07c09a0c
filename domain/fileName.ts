/** Names of files as candidates send them: what is never taken, and what can be shown (specification section 5). */
import { BLOCKED_EXTENSIONS } from './limits.ts';

/** Marks that are not seen, and could make a name end in something else than it shows. */
const unseen = /[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
const joiners = /[\u200c\u200d]/u;

/** Letters of other scripts that look like those of the blocked endings. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  м: 'm',
  о: 'o',
  ѕ: 's',
  т: 't',
  х: 'x',
  ь: 'b',
  ι: 'i',
  ο: 'o',
  τ: 't',
  χ: 'x',
  ı: 'i',
  ſ: 's',
};

/** What Windows takes for a part of the file in front of it, and not for its ending. */
const stream = /(?<!:):+\$\w+$/u;

/** Sites end in it, and names of clips often hold the site they are from: `example.com.mp4`. */
const HARMLESS_INSIDE = 'com';

const ESCAPE = /^%[0-7][0-9a-f]$/;
const WIDE_ESCAPES = /(?:%[89a-f][0-9a-f])+/g;

/**
 * A browser or a proxy may decode a name once more than it was encoded. Each escape is decoded when its last digit
 * comes, so that the time grows with the length however often a name was encoded.
 * @param name in lower case
 */
function decoded(name: string): string {
  const letters: string[] = [];
  for (const letter of name) {
    letters.push(letter);
    for (let end = letters.slice(-3).join(''); ESCAPE.test(end); end = letters.slice(-3).join(''))
      letters.splice(-3, 3, String.fromCharCode(Number.parseInt(end.slice(1), 16)));
  }
  return letters.join('').replaceAll(WIDE_ESCAPES, decodedUtf8);
}

const decodedUtf8 = (escapes: string) =>
  new TextDecoder().decode(Uint8Array.from(escapes.slice(1).split('%'), (byte) => Number.parseInt(byte, 16)));

const foldedLetters = (text: string) =>
  Array.from(
    text.replaceAll(unseen, '').normalize('NFKC').toLowerCase(),
    (letter) => lookalikes[letter] ?? letter,
  ).join('');

/**
 * The ending for which a file is refused whatever it holds, or undefined. Marks that are not seen, dots and spaces at
 * the end, percent-encoding, letters that only look like others and a second ending behind it do not hide it.
 */
export function blockedEnding(name: string): string | undefined {
  const plain = foldedLetters(decoded(foldedLetters(name))).replace(stream, '');
  const [, ...endings] = plain
    .split(/[.:。․/\\]/u)
    .map((part) => part.trim())
    .filter((part, index) => index === 0 || part !== '');
  const last = endings.length - 1;
  return endings.findLast(
    (ending, index) =>
      BLOCKED_EXTENSIONS.includes(ending) &&
      (index === last || (index === last - 1 && ending !== HARMLESS_INSIDE)),
  );
}

/** Characters of a name that are kept. */
export const FILE_NAME_MAX_LENGTH = 120;
const KEPT_AT_THE_END = 20;

/** A name that can be shown and kept: one line, without a path, without marks that turn it round; never empty. */
export function safeFileName(name: string, otherwise = 'file'): string {
  const file = name.split(/[/\\]/).at(-1) ?? '';
  const shown = file
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(unseen, (mark) => (joiners.test(mark) ? mark : ''))
    .trim();
  if (/^[.\s\u200c\u200d]*$/u.test(shown)) return otherwise;
  const letters = Array.from(shown);
  if (letters.length <= FILE_NAME_MAX_LENGTH) return shown;
  const start = letters.slice(0, FILE_NAME_MAX_LENGTH - KEPT_AT_THE_END - 1).join('');
  return `${start}…${letters.slice(-KEPT_AT_THE_END).join('')}`;
}
