/** Cleans file names of uploads (specification section 5). */

/** Characters that show nothing and could hide the real extension. */
export const unseen = /[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
const joiners = /[\u200c\u200d]/u;

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
