/** Checks and cleans file names of uploads (specification section 5). */
import { BLOCKED_EXTENSIONS } from './limits.ts';

/** Invisible characters that could hide the real extension. */
const unseen = /[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
const joiners = /[\u200c\u200d]/u;

/** Letters of other scripts that look like those of blocked extensions. */
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

/** Suffixes that Windows treats as an alternate stream of the file. */
const stream = /(?<!:):+\$\w+$/u;

/** Allowed inside a name, because clips often hold a site's name: `example.com.mp4`. */
const HARMLESS_INSIDE = 'com';

const ESCAPE = /^%[0-7][0-9a-f]$/;
const WIDE_ESCAPES = /(?:%[89a-f][0-9a-f])+/g;

/**
 * Decodes repeated percent-encoding, because a browser or proxy may decode once more. It decodes each escape at its
 * last digit, so the time is linear in the length.
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
 * The blocked extension of a name, or undefined. Sees through invisible characters, trailing dots and spaces,
 * percent-encoding, look-alike letters and a second extension.
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

/** Longest stored name in characters. */
export const FILE_NAME_MAX_LENGTH = 120;
const KEPT_AT_THE_END = 20;

/**
 * A name to show and store, one line and at most `FILE_NAME_MAX_LENGTH` characters; a longer one loses its
 * middle. Removes folders and invisible characters except joiners.
 * @param otherwise the result if only dots, spaces or joiners are left
 */
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
