/** Real effects of the organisations and their names. */
import { fromPromise } from 'xstate';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { FormTexts } from '../../../domain/staff/mergeEdits.ts';
import type {
  Asked,
  InvitationRequest,
  Invited,
  OrganisationList,
  OrganisationNames,
} from '../../../domain/staff/staffContract.ts';
import {
  changeNames,
  inviteFirstOwner,
  listOrganisations,
  makeOrganisation,
  readNames,
} from '../../api/staff/calls/organisations.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { editFormMachine } from '../../machines/editForm/editFormMachine.ts';
import type { EditLoaded, EditRow, EditSaved } from '../../machines/editForm/editFormTypes.ts';
import { staffInviteMachine } from '../../machines/staffInvite/staffInviteMachine.ts';
import { staffOrganisationsMachine } from '../../machines/staffOrganisations/staffOrganisationsMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { keepEditDraft, recallEditDraft } from './editDrafts.ts';
import { goToSignIn } from './goToSignIn.ts';
import { newOrganisationId } from './newOrganisationId.ts';
import { createOwnerResetFlow } from './resetFlows.ts';
import type { StepUps } from './stepUps.ts';

const { standard, once } = retryPresets;

const rowOf = ({ id, version, changed, name_ar, name_en }: OrganisationNames): EditRow => ({
  id,
  version,
  changed,
  texts: { name_ar, name_en: name_en ?? '' },
});
type ToSave = { start: EditRow; texts: FormTexts };
/** The version of a row that only the page has. */
const NOT_YET_MADE = 0;

const namesOf = ({ name_ar = '', name_en = '' }: FormTexts) => ({ name_ar, name_en });

/** @param staffId the person who edits, to whom alone a kept draft shows */
export function createOrganisationFlows(client: StaffClient, staffId: string, stepUps: StepUps) {
  const { steppedUp } = stepUps;
  const ownerReset = createOwnerResetFlow(client, stepUps);
  const organisations = staffOrganisationsMachine.provide({
    actors: {
      loadOrganisations: fromPromise<OrganisationList>(async ({ signal }) =>
        dataOf(await withRetry(() => listOrganisations(client, signal), standard, { signal })),
      ),
    },
    actions: { endSession: goToSignIn },
  });

  const change = async ({ start, texts }: ToSave, signal: AbortSignal): Promise<EditSaved> => {
    const body = { version: start.version, ...namesOf(texts) };
    const call = () => changeNames(client, start.id, body, signal);
    const answer = await dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
    return 'saved' in answer ? { saved: rowOf(answer.saved) } : { present: rowOf(answer.present) };
  };
  const make = async ({ start, texts }: ToSave, signal: AbortSignal): Promise<EditSaved> => {
    const call = () => makeOrganisation(client, { id: start.id, ...namesOf(texts) }, signal);
    const row = rowOf(await dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal)));
    // An earlier request of unknown outcome may have made it, by other names.
    const isAsTyped = Object.entries(texts).every(([field, text]) => row.texts[field] === text);
    return isAsTyped ? { saved: row } : { present: row };
  };
  const editing = (record: string, loadRow: (signal: AbortSignal) => Promise<EditRow>) =>
    editFormMachine.provide({
      actors: {
        loadRow: fromPromise<EditLoaded>(async ({ signal }) => ({
          row: await loadRow(signal),
          draft: recallEditDraft(record),
        })),
        saveRow: fromPromise<EditSaved, ToSave>(({ input, signal }) =>
          (input.start.version === NOT_YET_MADE ? make : change)(input, signal),
        ),
      },
      actions: {
        keepDraft: ({ context }) => keepEditDraft(record, context),
        endSession: goToSignIn,
      },
    });

  /** Edits the names of an organisation. */
  const names = (organisation: string) =>
    editing(`${staffId}.names.${organisation}`, async (signal) => {
      const call = () => readNames(client, organisation, signal);
      return rowOf(await dataOf(await withRetry(call, standard, { signal })));
    });

  /** Makes an organisation by its names. */
  const newNames = () => {
    const record = `${staffId}.names.new`;
    return editing(record, () =>
      Promise.resolve({
        id: recallEditDraft(record)?.start.id ?? newOrganisationId(),
        version: NOT_YET_MADE,
        texts: { name_ar: '', name_en: '' },
        changed: null,
      }),
    );
  };

  /** Invites the first owner of an organisation. */
  const firstOwner = (organisation: string) =>
    staffInviteMachine.provide({
      actors: {
        invite: fromPromise<Invited | Asked, InvitationRequest>(async ({ input: { email }, signal }) => {
          const call = () => inviteFirstOwner(client, organisation, { email: email.trim() }, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
      },
    });

  return { organisations, names, newNames, firstOwner, ownerReset };
}
