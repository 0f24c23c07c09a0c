import { describe, expect, it } from 'vitest';
import { localized } from './localized.ts';

const full = { name: 'bare', name_ar: 'عربي', name_en: 'English' };

describe('a localised field (section 3)', () => {
  it('is taken in the current language', () => {
    expect([localized(full, 'name', 'ar'), localized(full, 'name', 'en')]).toEqual(['عربي', 'English']);
  });

  it('falls back to the other language, then to the bare field, then to nothing', () => {
    expect(localized({ ...full, name_en: null }, 'name', 'en')).toBe('عربي');
    expect(localized({ ...full, name_ar: undefined }, 'name', 'ar')).toBe('English');
    expect(localized({ name: 'bare', name_ar: null, name_en: null }, 'name', 'ar')).toBe('bare');
    expect(localized({ name: null }, 'name', 'ar')).toBe('');
  });

  it('passes blank texts over', () => {
    expect(localized({ name: 'bare', name_ar: '  ', name_en: '' }, 'name', 'ar')).toBe('bare');
  });
});
