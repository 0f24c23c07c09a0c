/** Real effects of the rounds of a competition and its voting windows. */
import { fromPromise } from 'xstate';
import type { RoundMembers, StaffGroup, StaffRounds } from '../../../domain/staff/staffContract.ts';
import { changeGroup, type CompetitionPlace, listRounds } from '../../api/staff/calls/rounds.ts';
import { listMembers } from '../../api/staff/calls/members.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { groupMembersMachine } from '../../machines/groupMembers/groupMembersMachine.ts';
import type { MembersSaved, MembersWork } from '../../machines/groupMembers/groupMembersTypes.ts';
import { windowTimelineMachine } from '../../machines/windowTimeline/windowTimelineMachine.ts';
import type { WindowSaved } from '../../machines/windowTimeline/windowTimelineTypes.ts';
import { formsOf } from './editing.ts';
import { createExtensionFlow } from './askedActFlows.ts';
import { createDeletionFlows } from './lifeFlows.ts';
import { goToSignIn } from './goToSignIn.ts';
import { sendWork } from './membersWork.ts';
import { retriedCalls } from './retriedCalls.ts';
import { createRoundRecords } from './roundRecords.ts';
import type { StepUps } from './stepUps.ts';

/** @param staffId the person who edits, to whom alone a kept draft shows */
export function createRoundsFlows(
  client: StaffClient,
  place: CompetitionPlace,
  staffId: string,
  stepUps: StepUps,
) {
  const calls = retriedCalls(stepUps);
  const records = createRoundRecords(client, place, calls);
  const windows = windowTimelineMachine.provide({
    actors: {
      loadRounds: fromPromise<StaffRounds>(({ signal }) =>
        calls.read(() => listRounds(client, place, signal), signal),
      ),
      saveWindow: fromPromise<WindowSaved, { group: StaffGroup }>(async ({ input: { group }, signal }) => {
        const { id, version, name_ar, name_en, opens_at, closes_at } = group;
        const body = { version, name_ar, name_en, opens_at, closes_at };
        const call = () => changeGroup(client, { ...place, id }, body, signal);
        return calls.write(call, signal);
      }),
    },
    actions: { endSession: goToSignIn },
  });

  const members = (id: string) =>
    groupMembersMachine.provide({
      actors: {
        loadMembers: fromPromise<RoundMembers>(({ signal }) =>
          calls.read(() => listMembers(client, { ...place, id }, signal), signal),
        ),
        saveMembers: fromPromise<MembersSaved, MembersWork>(({ input, signal }) =>
          calls.write(() => sendWork(client, { ...place, id }, input, signal), signal),
        ),
      },
      actions: { endSession: goToSignIn },
    });

  const { stored, made } = formsOf(staffId);
  const { competition } = place;
  return {
    windows,
    deletions: createDeletionFlows(client, place, calls),
    members,
    extension: (id: string) => createExtensionFlow(client, { ...place, id }, calls),
    round: (id: string) => stored(`round.${id}`, records.round(id)),
    newRound: () => made(`round.new.${competition}`, (id) => records.newRound(id)),
    group: (id: string) => stored(`group.${id}`, records.group(id)),
    newGroup: (round: string) => made(`group.new.${round}`, (id) => records.newGroup(id, round)),
  };
}
