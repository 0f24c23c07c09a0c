/** Walks the paths of the machines of people and their roles on their page. */
import { beforeEach } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import { roleCompetitionsFlow } from '../../../tests/flows/roleCompetitions/roleCompetitionsFlow.ts';
import { staffInviteFlow } from '../../../tests/flows/staffInvite/staffInviteFlow.ts';
import { staffPeopleFlow } from '../../../tests/flows/staffPeople/staffPeopleFlow.ts';
import { house, owner, ownerHeld, staffList } from '../../../tests/support/staff/staffFacts.ts';
import {
  stillCompetitions,
  stillInvite,
  stillMany,
  stillPeople,
  stillReset,
} from '../../../tests/support/staff/stillFlows.ts';
import {
  pressButton,
  type StaffPageUnderTest,
  walkOnStaffPage,
  type Words,
} from '../../../tests/support/staff/staffPages.tsx';
import type { Holding, RestorableInvitation } from '../../machines/staffPeople/staffPeopleMachine.ts';
import { CompetitionsDialog } from './PeoplePage/CompetitionsDialog.tsx';
import { PeoplePage } from './PeoplePage/PeoplePage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const place = {
  organisation: { id: house.id, name: house.name_ar },
  held: ownerHeld,
  self: owner.id,
  many: stillMany,
  reset: stillReset(),
  competitions: stillCompetitions(),
};

/** The name of the button that ends a role or an invitation. */
function endButtonOf(t: Words, { kind, id }: Holding): string {
  const { people, invitations } = staffList;
  if (kind === 'invitation')
    return t('people.withdrawNamed', { email: invitations.find((each) => each.id === id)!.email });
  const { name, role } = people.find(({ membership_id }) => membership_id === id)!;
  return t('people.endNamed', { name, role: t(`role.${role}`) });
}

/** Chooses all competitions, or these and no other. */
function chooseCompetitions(t: Words, wanted: string[] | null): void {
  const label = wanted === null ? 'competitions.all' : 'competitions.some';
  fireEvent.click(screen.getByRole('radio', { name: t(label) }));
  if (wanted === null) return;
  for (const { id } of staffList.choices) {
    const box = document.getElementById(`competition-${id}`) as HTMLInputElement;
    if (box.checked !== wanted.includes(id)) fireEvent.click(box);
  }
}

const pages: readonly StaffPageUnderTest[] = [
  {
    flow: staffPeopleFlow,
    render: (machine) => <PeoplePage people={machine} invite={stillInvite} {...place} />,
    gestures: (t) => ({
      'retry.requested': () => pressButton(retry),
      'refresh.requested': () => pressButton(t('people.refresh')),
      'end.requested': ({ holding }) => pressButton(endButtonOf(t, holding as Holding)),
      'end.confirmed': () =>
        pressButton(new RegExp(`^(${t('people.endConfirm')}|${t('people.withdrawConfirm')})$`)),
      'end.cancelled': () => pressButton(t('people.keep')),
      'restore.requested': ({ invitation }) =>
        pressButton(t('people.undoNamed', { email: (invitation as RestorableInvitation).email })),
    }),
    says: {
      failed: 'people.failed',
      confirming: 'people.keep',
      ending: 'people.ending',
      restoring: 'people.restoring',
    },
    open: ['listed'],
  },
  {
    flow: staffInviteFlow,
    render: (machine) => <PeoplePage people={stillPeople(staffList)} invite={machine} {...place} />,
    gestures: (t) => ({
      'another.requested': () => pressButton(t('invite.another')),
      'competitions.changed': ({ competitions }) => chooseCompetitions(t, competitions as string[] | null),
    }),
    submit: ['invite.submit', 'invite.inviting'],
    says: { 'editing.limited': 'invite.waiting', invited: 'invite.linkTitle', asked: 'asked.title' },
    open: ['editing.ready'],
  },
  {
    flow: roleCompetitionsFlow,
    render: (machine) => (
      <CompetitionsDialog
        competitions={machine}
        person={staffList.people[0]!}
        choices={staffList.choices}
        mayAll
        onClose={() => {}}
      />
    ),
    gestures: (t) => ({
      'competitions.changed': ({ competitions }) => chooseCompetitions(t, competitions as string[] | null),
    }),
    submit: ['competitions.save', 'competitions.saving'],
    says: { saving: 'competitions.saving' },
    open: ['choosing'],
  },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
for (const page of pages) walkOnStaffPage(page);
