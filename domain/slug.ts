/** Slugs (decision D33): words of a name joined by hyphens, in Latin or Arabic letters. */
import { toLatinDigits } from './digits.ts';
import { reservedSegments } from './routes.ts';

/** Characters. */
export const SLUG_MAX_LENGTH = 80;

/** What slugs leave out: accents, Arabic vowel signs and the tatweel. */
const unspoken = /[\p{M}\u0640]/gu;
const latinLetter = /\p{Script=Latin}/gu;
const ourWords = /[[[\p{Script=Latin}\p{Script=Arabic}]&&\p{L}]0-9]+/gv;

/** The slug of a text; empty if it has no usable letter or digit. */
export function slugify(text: string): string {
  const plain = toLatinDigits(text.normalize('NFKC'))
    .replaceAll(unspoken, '')
    .replaceAll(latinLetter, (letter) => letter.normalize('NFD').replaceAll(unspoken, ''))
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .replaceAll(unspoken, '');
  return withinLength(plain.match(ourWords) ?? []);
}

/** The slug of a name in both languages: from English, else from Arabic. */
export function slugOf({ name_ar, name_en }: { name_ar: string | null; name_en: string | null }): string {
  return slugify(name_en ?? '') || slugify(name_ar ?? '');
}

/** `wanted` itself, or with the first free number from 2 appended if it is taken or reserved: `name-2`. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  const isFree = (slug: string) => !reservedSegments.includes(slug) && !isTaken(slug);
  let slug = wanted;
  for (let number = 2; !isFree(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

/** Joins as many whole words as fit into a slug; cuts the first word if it alone is too long. */
function withinLength(words: readonly string[]): string {
  const [first = '', ...others] = words;
  let slug = first.slice(0, SLUG_MAX_LENGTH);
  for (const word of others) {
    if (slug.length + 1 + word.length > SLUG_MAX_LENGTH) break;
    slug = `${slug}-${word}`;
  }
  return slug;
}
