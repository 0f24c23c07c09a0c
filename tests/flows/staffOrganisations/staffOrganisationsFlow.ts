/** The flow of the organisations of the installation. */
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  type StaffOrganisationsContext,
  staffOrganisationsMachine,
} from '../../../src/machines/staffOrganisations/staffOrganisationsMachine.ts';
import { staffOrganisationsOutcomes } from '../../../src/machines/staffOrganisations/staffOrganisationsOutcomes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { organisationList } from '../../support/staff/staffFacts.ts';
import type { Flow } from '../flow.ts';
import * as words from './staffOrganisationsWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];
const [, unowned, made] = organisationList.data;

/** Whether the page offers an event: it has a list before an owner can be invited, and one form for it. */
function onPage({ context, value }: Snapshot, event: ModelEvent): boolean {
  const { list, inviting } = context as StaffOrganisationsContext;
  if (value === 'signedOut') return false;
  if (event.type === 'owner.requested') return list !== null && inviting !== event['id'];
  if (event.type === 'owner.cancelled') return list !== null && inviting !== null;
  return true;
}

export const staffOrganisationsFlow: Flow = {
  name: 'staffOrganisations',
  ...words.staffOrganisationsWords,
  machine: staffOrganisationsMachine,
  walks: [
    {
      events: staffOrganisationsOutcomes(organisationList, unowned!.id, made!.id, [
        httpError({ status: 401 }),
        networkError,
      ]),
      possible: onPage,
    },
  ],
  offered: onPage,
  replayedBy: 'src/pages/staff/staffPages.paths.test.tsx',
  calls: ['loadOrganisations'],
  effects: ['endSession'],
};
