import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coresOf } from '../../../domain/commonPasswords.ts';
import { BloomFilter } from './bloomFilter.ts';

/**
 * The filter of the 100,000 most common passwords, made by `scripts/commonPasswords.ts` (decision D131).
 */
const filter = new BloomFilter(readFileSync(join(import.meta.dirname, 'commonPasswords.bloom')));

/** Whether a password is a very common one, perhaps with digits, signs or look-alikes added. */
export const isAmongCommon = (password: string): boolean =>
  coresOf(password).some((core) => filter.has(core));
