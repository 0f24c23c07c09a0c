import { describe, expect, it } from 'vitest';
import { deskOf } from './deskOf.ts';
import { MOST_PEOPLE, paletteTargets } from './paletteTargets.ts';
import type { Role, StaffList } from './staffContract.ts';

const house = { id: 'house', name_ar: 'دار الإنتاج', name_en: null };
const studio = { id: 'studio', name_ar: 'استوديو مسقط', name_en: 'Muscat Studio' };
const owner = { role: 'owner', organisation: house, competition_ids: null } as const;
const desk = deskOf({ memberships: [owner] });
const both = deskOf({
  memberships: [owner, { role: 'judge', organisation: studio, competition_ids: null }],
});

const member = (staff_id: string, name: string, role: Role): StaffList['people'][number] => ({
  membership_id: `${staff_id}-${role}`,
  staff_id,
  name,
  email: `${staff_id}@production.example`,
  role,
  last_seen_at: null,
  reset: null,
  version: 1,
  competitions: null,
  may_change: true,
});
const people = [
  member('huda', 'هدى بنت سالم الرواحية', 'judge'),
  member('salma', 'Salma Al Harthy', 'owner'),
  member('salma', 'Salma Al Harthy', 'finance'),
];
const labels = { people: 'المشرفون', approvals: 'الموافقات', audit: 'سجل التدقيق', settings: 'الجهة' };
const labelOf = (section: string) => labels[section as keyof typeof labels] ?? section;
const idsOf = (text: string, of = desk, list: StaffList['people'] | null = people) =>
  paletteTargets(of, { people: list, found: [] }, text, labelOf).map(({ kind, id }) => `${kind} ${id}`);

describe('what the command palette offers', () => {
  it('for the number of an order is that order alone, to people who may read orders', () => {
    const number = '9'.repeat(22);
    const screener = deskOf({
      memberships: [{ role: 'screener', organisation: house, competition_ids: null }],
    });
    expect(paletteTargets(desk, { people, found: [] }, ` ${number}`, labelOf)).toEqual([
      { kind: 'order', id: number, href: `/orders?search=${number}` },
    ]);
    expect([idsOf(number.slice(1)), idsOf(number, screener)]).toEqual([[], []]);
  });

  it('without a text is every page of the person and every other organisation, and no people', () => {
    expect(idsOf('', both)).toEqual([
      'section overview',
      'section people',
      'section season',
      'section entries',
      'section messages',
      'section orders',
      'section approvals',
      'section audit',
      'section settings',
      'section security',
      'organisation studio',
    ]);
  });

  it.each([
    ['التدقيق', ['section audit']],
    ['Audit', ['section audit']],
    ['الموافقة', []],
    ['هدي', ['person huda']],
    ['salma@prod', ['person salma']],
    ['،', []],
  ])('for %s is %j', (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it.each(['muscat', 'إستوديو'])('for %s is the organisation of that name', (text) => {
    expect(idsOf(text, both)).toEqual(['organisation studio']);
  });

  it('for a person of several roles is one target, at that person on the page of people', () => {
    expect(paletteTargets(both, { people, found: [] }, 'harthy', labelOf)).toEqual([
      {
        kind: 'person',
        id: 'salma',
        name: 'Salma Al Harthy',
        email: 'salma@production.example',
        roles: ['owner', 'finance'],
        href: '/people?organisation=house&person=salma',
      },
    ]);
  });

  it('has the records that the server found, each at its page', () => {
    const competition = { id: 'singing', name_ar: null, name_en: 'Singing' };
    const entry = { kind: 'entry', id: 'huda', name: 'هدى', code: '301', competition } as const;
    expect(paletteTargets(both, { people, found: [entry] }, '301', labelOf)).toEqual([
      { ...entry, href: '/entries?organisation=house&entry=huda' },
    ]);
  });

  it('has no people until they are loaded', () => {
    expect(idsOf('هدى', desk, null)).toEqual([]);
  });

  it('has a limited number of people, those first whose names begin so', () => {
    const many = Array.from({ length: MOST_PEOPLE + 2 }, (_, at) => member(`p${at}`, `Ali ${at}`, 'judge'));
    const named = [...many, member('last', 'سالم', 'judge'), member('first', 'هدى سالم', 'judge')];
    expect(idsOf('ali', desk, named)).toHaveLength(MOST_PEOPLE);
    expect(idsOf('سالم', desk, [...people, ...named])).toEqual([
      'person last',
      'person huda',
      'person first',
    ]);
  });
});
