import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coresOf } from '../../../domain/commonPasswords.ts';
import { BloomFilter } from '../../platform/passwords/bloomFilter.ts';

/** Made by `scripts/commonPasswords.ts` from the 100,000 most common passwords (decision D131). */
const filter = new BloomFilter(readFileSync(join(import.meta.dirname, 'commonPasswords.bloom')));

/** Whether a password is one of the most common ones, also with digits, signs and look-alikes added. */
export const isAmongCommon = (password: string): boolean =>
  coresOf(password).some((core) => filter.has(core));
