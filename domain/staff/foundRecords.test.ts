import { expect, it } from 'vitest';
import { deskOf } from './deskOf.ts';
import { recordsOf } from './foundRecords.ts';
import type { Role } from './staffContract.ts';

const house = { id: 'house', name_ar: 'دار الإنتاج', name_en: null };
const sectionsOf = (role: Role) =>
  deskOf({ memberships: [{ role, organisation: house, competition_ids: null }] }).sections;

it.each([
  ['owner', ['entry']],
  ['organiser', ['entry']],
  ['screener', ['entry']],
  ['auditor', ['entry']],
  ['judge', []],
  ['finance', []],
] as const)('lets an %s find %j', (role, kinds) => {
  expect(recordsOf(sectionsOf(role))).toEqual(kinds);
});
