import { expect, it } from 'vitest';
import { deskOf, sectionAt } from './deskOf.ts';
import type { Role } from './staffContract.ts';

const [first, second] = ['a', 'b'].map((id) => ({ id, name_ar: id, name_en: null }));
const member = (role: Role, organisation = first) => ({ role, organisation: organisation ?? null });

it('shows the people of the first organisation whose people a person may see', () => {
  const { organisation, sections } = deskOf({
    memberships: [member('screener'), member('auditor', second)],
  });
  expect([organisation, sections]).toEqual([second, ['people', 'approvals', 'security']]);
});

it('shows the approvals to owners and auditors', () => {
  const sectionsOf = (role: Role) => deskOf({ memberships: [member(role)] }).sections;
  expect([sectionsOf('owner'), sectionsOf('organiser')]).toEqual([
    ['people', 'approvals', 'security'],
    ['people', 'security'],
  ]);
});

it.each<Role>(['screener', 'judge', 'finance'])('shows a %s no people', (role) => {
  const { organisation, sections } = deskOf({ memberships: [member(role)] });
  expect([organisation, sections]).toEqual([undefined, ['security']]);
});

it('shows an operator, who is of no organisation, no people', () => {
  expect(deskOf({ memberships: [{ role: 'operator', organisation: null }] }).sections).toEqual(['security']);
});

it('opens the first section at the home, and where a person has no right to the section', () => {
  const owner = deskOf({ memberships: [member('owner')] });
  const judge = deskOf({ memberships: [member('judge')] });
  expect([
    sectionAt(owner, '/'),
    sectionAt(owner, '/security'),
    sectionAt(judge, '/'),
    sectionAt(judge, '/people'),
  ]).toEqual(['people', 'security', 'security', 'security']);
});
