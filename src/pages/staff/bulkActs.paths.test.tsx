/** Walks the paths of an act on many rows on the page of the people. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { bulkActFlow } from '../../../tests/flows/bulkAct/bulkActFlow.ts';
import { bulkList } from '../../../tests/support/staff/bulkFacts.ts';
import { house, owner, ownerHeld } from '../../../tests/support/staff/staffFacts.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import {
  stillCompetitions,
  stillInvite,
  stillMany,
  stillPeople,
  stillReset,
} from '../../../tests/support/staff/stillFlows.ts';
import { PeoplePage } from './PeoplePage/PeoplePage.tsx';

/** Chooses all rows of the first table, also if they are. */
function chooseAll(): void {
  const [all, first] = screen.getAllByRole<HTMLInputElement>('checkbox');
  if (all!.checked) fireEvent.click(first!);
  fireEvent.click(all!.checked ? first! : all!);
}

/** Without a chosen row, or one to act on, there is no button. */
function pressIfThere(name: string): void {
  const button = screen.queryByRole('button', { name });
  if (button) fireEvent.click(button);
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
walkOnStaffPage({
  flow: bulkActFlow,
  render: (machine) => (
    <PeoplePage
      people={stillPeople(bulkList)}
      invite={stillInvite}
      competitions={stillCompetitions()}
      reset={stillReset()}
      self={owner.id}
      many={{ ...stillMany, endRoles: machine }}
      organisation={{ id: house.id, name: house.name_ar }}
      held={ownerHeld}
    />
  ),
  gestures: (t) => ({
    'rows.chosen': () => chooseAll(),
    'act.requested': () => pressIfThere(t('people.endMany')),
    'act.confirmed': () => pressIfThere(t('people.endMany')),
    'act.cancelled': () => pressButton(t('bulk.cancel')),
    'pause.requested': () => pressButton(t('bulk.pause')),
    'act.resumed': () => pressButton(t('bulk.resume')),
    'act.ended': () => pressButton(t('bulk.end')),
    'summary.closed': () => pressButton(t('bulk.close')),
  }),
  says: {
    previewing: 'bulk.previewing',
    asking: 'bulk.cancel',
    paused: 'bulk.resume',
    finished: 'bulk.close',
  },
  open: ['choosing'],
});
