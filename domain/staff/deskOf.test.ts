import { expect, it } from 'vitest';
import { deskAddress, deskOf, sectionAt } from './deskOf.ts';
import type { Role } from './staffContract.ts';

const [first, second] = ['a', 'b'].map((id) => ({ id, name_ar: id, name_en: null }));
const member = (role: Role, organisation = first) => ({
  role,
  organisation: organisation ?? null,
  competition_ids: null,
});

it('shows the people of the first organisation whose people a person may see', () => {
  const { organisation, sections } = deskOf({
    memberships: [member('screener'), member('auditor', second)],
  });
  expect([organisation, sections]).toEqual([
    second,
    ['people', 'season', 'entries', 'messages', 'orders', 'approvals', 'audit', 'settings', 'security'],
  ]);
});

it('shows the approvals to owners, organisers and auditors', () => {
  const sectionsOf = (role: Role) => deskOf({ memberships: [member(role)] }).sections;
  expect([sectionsOf('owner'), sectionsOf('organiser')]).toEqual([
    [
      'overview',
      'people',
      'season',
      'entries',
      'messages',
      'orders',
      'approvals',
      'audit',
      'settings',
      'security',
    ],
    ['overview', 'people', 'season', 'entries', 'messages', 'approvals', 'settings', 'security'],
  ]);
});

it('is about the organisation in the address, if the person has a role there', () => {
  const memberships = [member('owner'), member('owner', second), member('finance', second)];
  const at = (wanted: string | null) => deskOf({ memberships }, wanted).organisation;
  expect([at(null), at('a'), at('b'), at('c')]).toEqual([first, first, second, first]);
});

it('names the organisation in its addresses where a person has several', () => {
  const one = deskOf({ memberships: [member('owner'), member('finance')] });
  const two = deskOf({ memberships: [member('owner'), member('judge', second)] }, 'b');
  expect([one, two].map((desk) => [desk.organisations.length, deskAddress(desk, '/people')])).toEqual([
    [1, '/people'],
    [2, '/people?organisation=b'],
  ]);
});

it('offers an owner the settings of the organisation', () => {
  const { sections } = deskOf({ memberships: [member('owner')] });
  expect(sections).toEqual([
    'overview',
    'people',
    'season',
    'entries',
    'messages',
    'orders',
    'approvals',
    'audit',
    'settings',
    'security',
  ]);
});

it('shows a screener the entries, and no people', () => {
  const { sections } = deskOf({ memberships: [member('screener')] });
  expect(sections).toEqual(['season', 'entries', 'security']);
});

it('shows a judge neither people nor entries', () => {
  const { organisation, sections } = deskOf({ memberships: [member('judge')] });
  expect([organisation, sections]).toEqual([first, ['season', 'security']]);
});

it('shows finance the orders, and no people', () => {
  const { sections } = deskOf({ memberships: [member('finance')] });
  expect(sections).toEqual(['season', 'orders', 'security']);
});

const operator = { role: 'operator', organisation: null, competition_ids: null } as const;

it('shows an operator, who is of no organisation, the whole audit, the organisations and no people', () => {
  const { sections, audit } = deskOf({ memberships: [operator] });
  expect([sections, audit]).toEqual([
    ['audit', 'organisations', 'pages', 'security'],
    { organisation: undefined, isWhole: true },
  ]);
});

it('shows owners and auditors the audit of their organisation, and an organiser none', () => {
  const auditOf = (...memberships: Parameters<typeof deskOf>[0]['memberships']) =>
    deskOf({ memberships }).audit;
  expect([
    auditOf(member('screener'), member('auditor', second)),
    auditOf(member('owner'), operator),
    auditOf(member('organiser')),
  ]).toEqual([
    { organisation: second, isWhole: false },
    { organisation: first, isWhole: true },
    { organisation: undefined, isWhole: false },
  ]);
});

it('opens the first section at the home, and where a person has no right to the section', () => {
  const owner = deskOf({ memberships: [member('owner')] });
  const judge = deskOf({ memberships: [member('judge')] });
  expect([
    sectionAt(owner, '/'),
    sectionAt(owner, '/security'),
    sectionAt(judge, '/'),
    sectionAt(judge, '/people'),
  ]).toEqual(['overview', 'security', 'season', 'season']);
});
