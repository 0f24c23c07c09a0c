import { BLOCKED_EXTENSIONS } from '../../../domain/limits.ts';

const backwards = (text: string) => Array.from(text).toReversed().join('');
const wide = (text: string) =>
  Array.from(text, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('');
const cyrillic: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  d: 'ԁ',
  e: 'е',
  h: 'һ',
  i: 'і',
  j: 'ј',
  m: 'м',
  o: 'о',
  s: 'ѕ',
  t: 'т',
  x: 'х',
  b: 'ь',
};
const mixedCase = (text: string) =>
  Array.from(text, (letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter)).join('');

/** Ways to write a blocked extension into a file name, most of which hide it from people. */
const disguises: Readonly<Record<string, (ending: string) => string>> = {
  plainly: (ending) => `song.${ending}`,
  'in Arabic': (ending) => `أغنية البحر.${ending}`,
  'in capitals': (ending) => `SONG.${ending.toUpperCase()}`,
  'in letters of both sizes': (ending) => `song.${mixedCase(ending)}`,
  'behind another ending': (ending) => `song.wav.${ending}`,
  'with a dot behind': (ending) => `song.${ending}.`,
  'with dots and spaces behind': (ending) => `song.${ending} . . `,
  'with spaces in front': (ending) => `song.   ${ending}`,
  'with a mark of no width': (ending) => `song.${ending[0]}\u200b${ending.slice(1)}`,
  'with a word joiner behind the dot': (ending) => `song.\u2060${ending}\u00ad`,
  'turned round': (ending) => `song\u202e${backwards('.wav')}.${ending}`,
  'in an isolate that turns round': (ending) => `song\u2067vaw\u2069.${ending}`,
  'in letters of full width': (ending) => `song．${wide(ending)}`,
  'in letters of another script': (ending) =>
    `song.${Array.from(ending, (letter) => cyrillic[letter] ?? letter).join('')}`,
  'in a stream': (ending) => `song.${ending}::$DATA`,
  'at the end of a path': (ending) => `..\\..\\song.${ending}`,
  'at the end of a long name': (ending) => `${'la'.repeat(120)}.${ending}`,
  'as the whole name': (ending) => `.${ending}`,
};

/** File names that must be refused whatever the content: each blocked extension in each disguise. */
export const blockedNames: readonly { what: string; name: string }[] = [
  ...BLOCKED_EXTENSIONS.flatMap((ending) =>
    Object.entries(disguises).map(([how, name]) => ({ what: `${ending} ${how}`, name: name(ending) })),
  ),
  // `com` may come before another extension, because clips often have the name of a site (decision D80).
  ...BLOCKED_EXTENSIONS.filter((ending) => ending !== 'com').map((ending) => ({
    what: `${ending} in front of another ending`,
    name: `song.${ending}.wav`,
  })),
];
