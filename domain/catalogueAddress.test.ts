import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogueSlugs, competitionHref, eventHref, registerHref } from './catalogueAddress.ts';
import { pageAt } from './routes.ts';
import { slugify } from './slug.ts';

const anySlug = fc
  .string({ unit: fc.constantFrom('ل', 'ي', 'أ', 'a', 'z', '7', ' ') })
  .map(slugify)
  .filter((slug) => slug !== '');

it('finds the slugs again in the address that was made of them', () => {
  fc.assert(
    fc.property(anySlug, anySlug, (eventSlug, competitionSlug) => {
      expect(catalogueSlugs(eventHref(eventSlug))).toEqual({ eventSlug, competitionSlug: undefined });
      const path = competitionHref(eventSlug, competitionSlug);
      expect(catalogueSlugs(path)).toEqual({ eventSlug, competitionSlug });
      expect([pageAt(path), pageAt(registerHref(eventSlug, competitionSlug))]).not.toContain('event');
    }),
  );
});

it('reads Arabic as it stands in the bar of a browser, in whatever form it was typed', () => {
  expect(catalogueSlugs('/ليالي-مسقط/')).toEqual({ eventSlug: 'ليالي-مسقط', competitionSlug: undefined });
  expect(catalogueSlugs(`/${encodeURIComponent('أغاني'.normalize('NFD'))}`)?.eventSlug).toBe('أغاني');
});

it.each(['/', '//', '/a/b/c', '/a//', '/%D9', '/a/%zz'])('finds none in %s', (path) => {
  expect(catalogueSlugs(path)).toBeUndefined();
});
