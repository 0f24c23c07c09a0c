import { type Act, type Held, judgeAct } from './rights.ts';
import type { Me } from './staffContract.ts';
import { staffPaths } from './staffPaths.ts';

export type DeskOrganisation = NonNullable<Me['memberships'][number]['organisation']>;

/** A section of the staff application, by its name in `staffPaths`. */
export type DeskSection =
  | 'overview'
  | 'people'
  | 'season'
  | 'entries'
  | 'messages'
  | 'orders'
  | 'approvals'
  | 'audit'
  | 'settings'
  | 'organisations'
  | 'pages'
  | 'security';

/** What the staff application offers a person: only what the person's rights allow. */
export type Desk = {
  held: readonly Held[];
  /** The organisations in which the person has a role. */
  organisations: readonly DeskOrganisation[];
  /** The one of them that the pages are about; undefined without any. */
  organisation: DeskOrganisation | undefined;
  sections: readonly DeskSection[];
  /** The organisation of the pages if the person may read its audit, and whether the person may read the whole one. */
  audit: { organisation: DeskOrganisation | undefined; isWhole: boolean };
};

/** The sections with the act to which each needs the right; in the organisation, or in the installation. */
const inOrganisation: readonly [DeskSection, Act][] = [
  ['overview', 'readOverview'],
  ['people', 'readStaff'],
  ['season', 'readCompetitions'],
  ['entries', 'readEntries'],
  ['messages', 'readMessages'],
  ['orders', 'readOrders'],
  ['approvals', 'readApprovals'],
  ['audit', 'readAudit'],
  ['settings', 'readOrganisationSettings'],
];
const inInstallation: readonly [DeskSection, Act][] = [
  ['audit', 'readWholeAudit'],
  ['organisations', 'readOrganisations'],
  ['pages', 'readContentPages'],
];

/**
 * What a person is offered, from the person's memberships in the order in which they were given.
 * @param wanted id of the organisation in the address; null without one. Where the person has no role in it, the pages
 * are about the first organisation whose people the person may see, else about the first one
 */
export function deskOf({ memberships }: Pick<Me, 'memberships'>, wanted: string | null = null): Desk {
  const held = memberships.map(({ role, organisation, competition_ids }) => ({
    role,
    organisationId: organisation?.id ?? null,
    competitionIds: competition_ids,
  }));
  const organisations = [
    ...new Map(memberships.flatMap(({ organisation: each }) => (each ? [[each.id, each]] : []))).values(),
  ];
  const may = (act: Act, id: string | null) => judgeAct(held, act, id) === 'allowed';
  const organisation =
    organisations.find(({ id }) => id === wanted) ??
    organisations.find(({ id }) => may('readStaff', id)) ??
    organisations[0];
  const sections = [
    ...inOrganisation.filter(([, act]) => organisation && may(act, organisation.id)),
    ...inInstallation.filter(([, act]) => may(act, null)),
  ].map(([section]) => section);
  const audit = {
    organisation: organisation && may('readAudit', organisation.id) ? organisation : undefined,
    isWhole: may('readWholeAudit', null),
  };
  return { held, organisations, organisation, sections: [...new Set(sections), 'security'], audit };
}

/** Paths of pages that belong to a section, besides its own. */
const within: Partial<Record<DeskSection, string>> = { season: staffPaths.rounds };

/** The section at a path; the first one at the home, and where the person has no right to the section. */
export function sectionAt({ sections }: Desk, path: string): DeskSection {
  return sections.find((section) => [staffPaths[section], within[section]].includes(path)) ?? sections[0]!;
}

/**
 * The address of a path of the desk. It names the organisation where the person has several.
 * @param more further parameters of the address
 */
export function deskAddress(
  { organisations, organisation }: Desk,
  path: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const chosen: [string, string][] =
    organisation && organisations.length > 1 ? [['organisation', organisation.id]] : [];
  const parameters = new URLSearchParams([...chosen, ...Object.entries(more)]).toString();
  return parameters === '' ? path : `${path}?${parameters}`;
}
