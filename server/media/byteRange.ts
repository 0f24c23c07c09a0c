import type { ByteRange } from '../platform/storage/store.ts';

const ONE_RANGE = /^bytes=([0-9]{0,15})-([0-9]{0,15})$/;

/**
 * Reads a Range header for an object of `size` bytes. Refuses several ranges: no player sends them, and they cost more
 * to
 * answer than to ask. Ignores units other than bytes.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'refused' {
  if (header === undefined || !/^bytes\s*=/i.test(header)) return 'whole';
  const [, first = '', last = ''] = ONE_RANGE.exec(header.toLowerCase().replaceAll(/\s/g, '')) ?? [];
  if (first === '' && last === '') return 'refused';
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  return range.start <= range.end && range.start < size ? range : 'refused';
}
