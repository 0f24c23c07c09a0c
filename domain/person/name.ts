/** Reads the names that people type (specification section 5; decision D128). */
import { characterCount } from '../characterCount.ts';
import { oneLine, type ReadField } from './field.ts';

/** Characters. */
export const NAME_MIN_LENGTH = 3;
export const NAME_MAX_LENGTH = 120;

type LetterErrorCode = 'nameLetters' | 'nameMixed';

/** The characters that a name may have. The `STRAY_` patterns find those in wrong places. */
const ALLOWED = /^[\p{L}\p{M}\u200c '’.\-‐]+$/u;
const LETTER = /\p{L}/u;
/**
 * Tatweel and characters that renderers hide, such as Hangul fillers. The non-joiner is allowed: Persian
 * names need it.
 */
const HIDDEN = /(?!\u200c)\p{Default_Ignorable_Code_Point}|\u0640/u;
const STRAY_NON_JOINER = /(?<!\p{Script=Arabic})\u200c|\u200c(?!\p{Script=Arabic})/u;
const STRAY_MARK = /(?<![\p{L}\p{M}])\p{M}|\p{M}{5}/u;
/**
 * A full stop in a wrong place. It may end a word or follow an initial: `J.R.` passes, `a.com` does not.
 */
const STRAY_STOP = /(?<!\p{L}|\p{M})\.|\.(?! |$|\p{L}\.)/u;
const STRAY_SIGN = /['’\-‐]{2}/u;

/** Scripts that one word must not mix, because look-alike letters could imitate another name. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
];

export type NameErrorCode = 'nameMin' | 'nameMax' | LetterErrorCode;

export function readName(typed: string): ReadField<string, NameErrorCode> {
  const value = oneLine(typed).normalize('NFC');
  const length = characterCount(value);
  if (length < NAME_MIN_LENGTH) return { error: 'nameMin' };
  if (length > NAME_MAX_LENGTH) return { error: 'nameMax' };
  const error = letterError(value);
  return error ? { error } : { value };
}

/**
 * What is wrong with the characters of a name; undefined if nothing is.
 * @param name on one line, in NFC
 */
function letterError(name: string): LetterErrorCode | undefined {
  const isName = ALLOWED.test(name) && LETTER.test(name) && name === name.normalize('NFKC');
  const strays = [HIDDEN, STRAY_NON_JOINER, STRAY_MARK, STRAY_STOP, STRAY_SIGN];
  if (!isName || strays.some((stray) => stray.test(name))) return 'nameLetters';
  return name.split(/[ .\-‐]/u).some(isMixed) ? 'nameMixed' : undefined;
}

const isMixed = (word: string) => SCRIPTS.filter((script) => script.test(word)).length > 1;
