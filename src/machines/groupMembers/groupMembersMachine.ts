/** Who is in which voting group of a round, by hand, by draw or evenly, and with which codes (decision D227). */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { Placing } from '../../../domain/season/planPlacing.ts';
import { readCode } from '../../../domain/season/readCode.ts';
import type { RoundMembers } from '../../../domain/staff/staffContract.ts';
import { staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type {
  GroupMembersContext,
  GroupMembersEvent,
  MembersSaved,
  MembersWork,
} from './groupMembersTypes.ts';
import { codeFor, isMovable, placingFor, setFor } from './membersWork.ts';

/** Entries that can still move stay chosen. */
const stillChosen = ({ chosen }: GroupMembersContext, members: RoundMembers) =>
  members.entries
    .filter((entry) => chosen.includes(entry.id) && isMovable(members, entry))
    .map(({ id }) => id);

const nothingWrong = { refusal: null, fieldErrors: {}, formError: null } as const;

export const groupMembersMachine = setup({
  types: { context: {} as GroupMembersContext, events: {} as GroupMembersEvent },
  actors: {
    loadMembers: unprovidedPromise<RoundMembers>('loadMembers'),
    saveMembers: unprovidedPromise<MembersSaved, MembersWork>('saveMembers'),
  },
  guards: {
    isMove: ({ context }, group: string | null) => setFor(context, group) !== undefined,
    isPlacing: ({ context }, placing: Placing) => placingFor(context.members, placing) !== undefined,
    isCode: ({ context }, { entry, code }: { entry: string; code: string }) =>
      codeFor(context.members, entry, code) !== undefined,
    isUnreadable: (_, code: string) => 'error' in readCode(code),
    isSaved: (_, answer: MembersSaved) => 'saved' in answer,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    takeMembers: assign(({ context }, members: RoundMembers) => ({
      members,
      chosen: stillChosen(context, members),
      ...nothingWrong,
    })),
    choose: assign((_, chosen: readonly string[]) => ({ chosen })),
    planMove: assign(({ context }, group: string | null) => ({
      work: setFor(context, group) ?? null,
      ...nothingWrong,
    })),
    planPlacing: assign(({ context }, placing: Placing) => ({
      work: placingFor(context.members, placing) ?? null,
      ...nothingWrong,
    })),
    planCode: assign(({ context }, { entry, code }: { entry: string; code: string }) => ({
      work: codeFor(context.members, entry, code) ?? null,
      coded: entry,
      ...nothingWrong,
    })),
    refuseCode: assign((_, coded: string) => ({
      ...nothingWrong,
      coded,
      fieldErrors: { code: { code: 'entryCode' as const } },
    })),
    takeSaved: assign((_, answer: MembersSaved) =>
      'saved' in answer ? { members: answer.saved, chosen: [], work: null } : {},
    ),
    takeRefusal: assign(({ context }, answer: MembersSaved): Partial<GroupMembersContext> => {
      if ('saved' in answer) return {};
      const { sentence } = answer;
      if ('findings' in answer) return { refusal: { sentence, findings: answer.findings } };
      const { present } = answer;
      return { members: present, chosen: stillChosen(context, present), refusal: { sentence, findings: [] } };
    }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteRefusal: assign(({ event }) => staffRefusal(failureIn(event), ['code'])),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'groupMembers',
  context: { members: null, chosen: [], coded: null, work: null, ...nothingWrong },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadMembers',
        src: 'loadMembers',
        onDone: {
          target: 'choosing',
          actions: { type: 'takeMembers', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    choosing: {
      on: {
        'entries.chosen': { actions: { type: 'choose', params: ({ event }) => event.entries } },
        'move.requested': {
          guard: { type: 'isMove', params: ({ event }) => event.group },
          target: 'saving',
          actions: { type: 'planMove', params: ({ event }) => event.group },
        },
        'placement.requested': {
          guard: { type: 'isPlacing', params: ({ event: { way, which } }) => ({ way, which }) },
          target: 'confirming',
          actions: { type: 'planPlacing', params: ({ event: { way, which } }) => ({ way, which }) },
        },
        'code.submitted': [
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.code },
            actions: { type: 'refuseCode', params: ({ event }) => event.entry },
          },
          {
            guard: { type: 'isCode', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'planCode', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      on: { 'placement.confirmed': 'saving', 'placement.cancelled': 'choosing' },
    },
    saving: {
      invoke: {
        id: 'saveMembers',
        src: 'saveMembers',
        input: ({ context }) => context.work!,
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'takeSaved', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'takeRefusal', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isUnknown', target: 'unsure' },
          { target: 'choosing', actions: 'noteRefusal' },
        ],
      },
    },
    /** The reply was lost: only the server knows whether the change is done. */
    unsure: { on: { 'retry.requested': 'loading' } },
    signedOut: { entry: 'endSession' },
  },
});
