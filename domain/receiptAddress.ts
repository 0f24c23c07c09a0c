import { pagePaths, segmentsOf } from './routes.ts';

/** The page of the receipt with this code. */
export const receiptHref = (code: string): string =>
  pagePaths.receipt.replace(':code', encodeURIComponent(code));

/** The code that the path of a receipt names; empty for any other path. */
export function receiptCode(path: string): string {
  const [, first, code = ''] = segmentsOf(path);
  return first === 'receipt' ? decoded(code) : '';
}

/** A path that somebody cut may hold half a character. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
