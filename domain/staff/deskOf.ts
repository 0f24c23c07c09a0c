import { type Held, judgeAct } from './rights.ts';
import type { Me } from './staffContract.ts';
import { staffPaths } from './staffPaths.ts';

type Organisation = NonNullable<Me['memberships'][number]['organisation']>;

/** A section of the staff application, by its name in `staffPaths`. */
export type DeskSection = 'people' | 'approvals' | 'security';

/** What the staff application offers a person: only what the person's rights allow. */
export type Desk = {
  held: readonly Held[];
  /** The first organisation whose people the person may see; undefined if there is none. */
  organisation: Organisation | undefined;
  sections: readonly DeskSection[];
};

/** What a person is offered, from the person's memberships in the order in which they were given. */
export function deskOf({ memberships }: Pick<Me, 'memberships'>): Desk {
  const held = memberships.map(({ role, organisation }) => ({
    role,
    organisationId: organisation?.id ?? null,
  }));
  const organisation = memberships
    .flatMap((each) => each.organisation ?? [])
    .find(({ id }) => judgeAct(held, 'readStaff', id) === 'allowed');
  const decides = organisation && judgeAct(held, 'readApprovals', organisation.id) === 'allowed';
  return {
    held,
    organisation,
    sections: [
      ...(organisation ? (['people'] as const) : []),
      ...(decides ? (['approvals'] as const) : []),
      'security',
    ],
  };
}

/** The section at a path; the first one at the home, and where the person has no right to the section. */
export function sectionAt({ sections }: Desk, path: string): DeskSection {
  return sections.find((section) => staffPaths[section] === path) ?? sections[0]!;
}
