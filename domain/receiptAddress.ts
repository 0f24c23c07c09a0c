import { decodedSegment } from './decodedSegment.ts';
import { pagePaths, segmentsOf } from './routes.ts';

/** Address of the receipt with this code. */
export const receiptHref = (code: string): string =>
  pagePaths.receipt.replace(':code', encodeURIComponent(code));

/** The code in the path of a receipt, as it stands if its percent-encoding is invalid; empty for other paths. */
export function receiptCode(path: string): string {
  const [, first, code = ''] = segmentsOf(path);
  return first === 'receipt' ? (decodedSegment(code) ?? code) : '';
}
