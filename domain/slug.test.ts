import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagePaths, reservedSegments } from './routes.ts';
import { freeSlug, SLUG_MAX_LENGTH, slugify, slugOf } from './slug.ts';

describe('a slug (decision D33)', () => {
  it.each([
    ['Season 2025', 'season-2025'],
    ['  Arab Singing Star!  ', 'arab-singing-star'],
    ['Café d’Oman', 'cafe-doman'],
    ['ليالي مسقط', 'ليالي-مسقط'],
    ['أُغنيةُ الأمَل ٢٠٢٥', 'أغنية-الأمل-2025'],
    ['مـــوسم', 'موسم'],
    ['السؤال؟', 'السؤال'],
    ['صوت & Sawt', 'صوت-sawt'],
    ['***', ''],
    ['北京', ''],
    ['../..//%2e', '2e'],
  ])('of "%s" is "%s"', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('comes from the English name, else from the Arabic letters', () => {
    expect(slugOf({ name_ar: 'ليالي', name_en: 'Nights' })).toBe('nights');
    expect(slugOf({ name_ar: 'ليالي', name_en: null })).toBe('ليالي');
    expect(slugOf({ name_ar: 'ليالي', name_en: '!' })).toBe('ليالي');
    expect(slugOf({ name_ar: null, name_en: null })).toBe('');
  });

  it('of any text is a slug again, or nothing', () => {
    const arabic = fc.string({ unit: fc.constantFrom('أ', 'ّ', 'ٔ', 'ـ', ' ', '-', '٧') });
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), arabic);
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text);
        expect(slugify(slug)).toBe(slug);
        expect(slug).toMatch(/^[^\s/?#%.&<>"']*$/);
        expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
      }),
    );
  });

  it('keeps whole words where it must end', () => {
    const long = Array.from({ length: 40 }, () => 'موهبة').join(' ');
    expect(slugify(long)).toMatch(/^(موهبة-)+موهبة$/);
    expect(slugify('a'.repeat(200))).toBe('a'.repeat(SLUG_MAX_LENGTH));
  });

  it('takes no address of a page and none that is taken', () => {
    expect(freeSlug('vote', () => false)).toBe('vote-2');
    expect(freeSlug('season', (slug) => ['season', 'season-2'].includes(slug))).toBe('season-3');
    const first = Object.values(pagePaths).map((path) => path.split('/')[1] ?? '');
    const fixed = first.filter((segment) => !segment.startsWith(':'));
    expect(fixed).toContain('submission-details');
    expect(fixed.filter((segment) => freeSlug(segment, () => false) === segment)).toEqual([]);
    expect(reservedSegments.filter((segment) => freeSlug(segment, () => false) === segment)).toEqual([]);
  });
});
