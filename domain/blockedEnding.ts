/** Finds blocked extensions in file names (specification section 5). */
import { unseen } from './fileName.ts';
import { BLOCKED_EXTENSIONS } from './limits.ts';

/** Letters of other scripts, each with the Latin letter that it looks like, as in blocked extensions. */
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

/** The end of a name such as `a.exe::$DATA`, which Windows reads as a stream of the file `a.exe`. */
const stream = /(?<!:):+\$\w+$/u;

/** `.com` may come before the last extension, because clips often hold a site's name: `example.com.mp4`. */
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
 * The blocked extension that is last in a name, or last but one (except `com`); else undefined. Sees
 * through invisible characters, trailing dots and spaces, percent-encoding and look-alike letters.
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
