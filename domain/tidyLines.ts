import { toPlainText } from './plainText.ts';

/**
 * A text of several lines as it is stored: composed, without unsafe characters, spaces at the ends of lines, or two empty
 * lines in a row.
 */
export const tidyLines = (typed: string): string =>
  typed
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map((line) => toPlainText(line).trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
