/** Walks the paths of resets on the pages of people and of security. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { accessResetFlow } from '../../../tests/flows/accessReset/accessResetFlow.ts';
import { ownResetFlow } from '../../../tests/flows/ownReset/ownResetFlow.ts';
import { openReset, resetList } from '../../../tests/support/resets/resetFacts.ts';
import { house, owner, ownerHeld } from '../../../tests/support/staff/staffFacts.ts';
import {
  stillCompetitions,
  stillInvite,
  stillMany,
  stillPeople,
  stillSecurity,
} from '../../../tests/support/staff/stillFlows.ts';
import {
  pressButton,
  type StaffPageUnderTest,
  walkOnStaffPage,
} from '../../../tests/support/staff/staffPages.tsx';
import type { ResetChoice } from '../../machines/accessReset/accessResetMachine.ts';
import { PeoplePage } from './PeoplePage/PeoplePage.tsx';
import { SecurityPage } from './SecurityPage/SecurityPage.tsx';

const nameOf = (id: string) => resetList.people.find(({ staff_id }) => staff_id === id)!.name;

const pages: readonly StaffPageUnderTest[] = [
  {
    flow: accessResetFlow,
    render: (machine) => (
      <PeoplePage
        people={stillPeople(resetList)}
        invite={stillInvite}
        competitions={stillCompetitions()}
        many={stillMany}
        reset={machine}
        organisation={{ id: house.id, name: house.name_ar }}
        self={owner.id}
        held={ownerHeld}
      />
    ),
    gestures: (t) => ({
      'reset.requested': ({ choice }) => {
        const { act, id } = choice as ResetChoice;
        pressButton(t(`reset.named.${act}`, { name: nameOf(id) }));
      },
      'reset.confirmed': () => fireEvent.click(screen.getByRole('alertdialog').querySelector('button')!),
      'reset.cancelled': () => pressButton(t('people.keep')),
      'link.kept': () => pressButton(t('reset.linkKept')),
    }),
    says: { confirming: 'people.keep', starting: 'reset.working', withdrawing: 'reset.working' },
    open: ['idle'],
  },
  {
    flow: ownResetFlow,
    render: (machine) => (
      <SecurityPage {...stillSecurity} me={{ ...owner, reset: openReset }} ownReset={machine} />
    ),
    gestures: (t) => ({ 'stop.requested': () => pressButton(t('ownReset.stop')) }),
    says: { open: 'ownReset.title', stopping: 'ownReset.stopping', stopped: 'ownReset.stopped' },
    open: ['open'],
  },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
for (const page of pages) walkOnStaffPage(page);
