/** Real effects of the organisations and their settings. */
import { fromPromise } from 'xstate';
import type { FormTexts } from '../../../domain/staff/mergeEdits.ts';
import { organisationTexts } from '../../../domain/staff/organisationSettings.ts';
import type {
  Asked,
  InvitationRequest,
  Invited,
  OrganisationList,
  OrganisationSettings,
} from '../../../domain/staff/staffContract.ts';
import {
  changeOrganisationSettings,
  inviteFirstOwner,
  listOrganisations,
  makeOrganisation,
  readOrganisationSettings,
} from '../../api/staff/calls/organisations.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { EditRow } from '../../machines/editForm/editFormTypes.ts';
import { staffInviteMachine } from '../../machines/staffInvite/staffInviteMachine.ts';
import { staffOrganisationsMachine } from '../../machines/staffOrganisations/staffOrganisationsMachine.ts';
import { formsOf, madeBy, newRow, savedAs } from './editing.ts';
import { goToSignIn } from './goToSignIn.ts';
import { retriedCalls } from './retriedCalls.ts';
import { createOwnerResetFlow } from './resetFlows.ts';
import type { StepUps } from './stepUps.ts';

const rowOf = ({ id, version, changed, ...fields }: OrganisationSettings): EditRow => ({
  id,
  version,
  changed,
  texts: organisationTexts(fields),
});
const namesOf = ({ name_ar = '', name_en = '' }: FormTexts) => ({ name_ar, name_en });
/** Of a new organisation the form has the names only. */
const newRowOf = (made: OrganisationSettings): EditRow => {
  const row = rowOf(made);
  return { ...row, texts: namesOf(row.texts) };
};

/** @param staffId the person who edits, to whom alone a kept draft shows */
export function createOrganisationFlows(client: StaffClient, staffId: string, stepUps: StepUps) {
  const { read, write } = retriedCalls(stepUps);
  const { stored, made } = formsOf(staffId);
  const ownerReset = createOwnerResetFlow(client, stepUps);
  const organisations = staffOrganisationsMachine.provide({
    actors: {
      loadOrganisations: fromPromise<OrganisationList>(({ signal }) =>
        read(() => listOrganisations(client, signal), signal),
      ),
    },
    actions: { endSession: goToSignIn },
  });

  /** Edits the settings of an organisation. */
  const settings = (organisation: string) =>
    stored(`organisation.${organisation}`, {
      load: async (signal) =>
        rowOf(await read(() => readOrganisationSettings(client, organisation, signal), signal)),
      save: async ({ start, texts }, signal) => {
        const { zone = '', support_email = '' } = texts;
        const body = { version: start.version, ...namesOf(texts), zone, support_email };
        return savedAs(
          await write(() => changeOrganisationSettings(client, start.id, body, signal), signal),
          rowOf,
        );
      },
    });

  /** Makes an organisation by its names. */
  const newNames = () =>
    made('names.new', (id) => ({
      load: () => Promise.resolve(newRow(id, { name_ar: '', name_en: '' })),
      save: async ({ start, texts }, signal) => {
        const body = { id: start.id, ...namesOf(texts) };
        const row = newRowOf(await write(() => makeOrganisation(client, body, signal), signal));
        return madeBy(row, texts);
      },
    }));

  /** Invites the first owner of an organisation. */
  const firstOwner = (organisation: string) =>
    staffInviteMachine.provide({
      actors: {
        invite: fromPromise<Invited | Asked, InvitationRequest>(async ({ input: { email }, signal }) => {
          const call = () => inviteFirstOwner(client, organisation, { email: email.trim() }, signal);
          return write(call, signal);
        }),
      },
    });

  return { organisations, settings, newNames, firstOwner, ownerReset };
}
