/** The flow of the entries in the voting groups of a round. */
import { fieldErrors, httpError, networkError } from '../../../domain/errors.ts';
import type { RoundEntry } from '../../../domain/staff/staffContract.ts';
import { groupMembersMachine } from '../../../src/machines/groupMembers/groupMembersMachine.ts';
import { groupMembersOutcomes } from '../../../src/machines/groupMembers/groupMembersOutcomes.ts';
import type {
  GroupMembersContext,
  GroupMembersEvent,
} from '../../../src/machines/groupMembers/groupMembersTypes.ts';
import { codeFor, placingFor, setFor } from '../../../src/machines/groupMembers/membersWork.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { memberGroups, membersOfFirst, membersWhileOpen } from '../../support/season/membersFacts.ts';
import type { Flow } from '../flow.ts';
import { groupMembersWords } from './groupMembersWords.ts';

const { one, two } = memberGroups;
const [first, , third] = membersOfFirst.entries as [
  RoundEntry,
  RoundEntry,
  RoundEntry,
  RoundEntry,
  RoundEntry,
];
const finding = { code: 'same_code', severity: 'refused', groups: [one.id], codes: ['107'] } as const;

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/** Whether the page offers an event: buttons and fields of what may change only. */
function onMembersPage({ context }: Snapshot, heard: ModelEvent): boolean {
  const { members, chosen } = context as GroupMembersContext;
  const event = heard as unknown as GroupMembersEvent;
  if (event.type === 'entries.chosen') return chosen.length === 0;
  if (event.type === 'move.requested') return setFor({ members, chosen }, event.group) !== undefined;
  if (event.type === 'placement.requested') return placingFor(members, event) !== undefined;
  if (event.type === 'code.submitted') return codeFor(members, event.entry, '999') !== undefined;
  return true;
}

export const groupMembersFlow: Flow = {
  name: 'groupMembers',
  ...groupMembersWords,
  machine: groupMembersMachine,
  walks: [
    {
      events: groupMembersOutcomes({
        loaded: [membersOfFirst, membersWhileOpen, { ...membersOfFirst, left_out: 2 }],
        acts: [
          { type: 'entries.chosen', entries: [third.id] },
          { type: 'move.requested', group: two.id },
          { type: 'placement.requested', way: 'draw', which: 'unplaced' },
          { type: 'placement.requested', way: 'spread', which: 'all' },
          { type: 'code.submitted', entry: first.id, code: '107' },
          { type: 'code.submitted', entry: first.id, code: '0' },
        ],
        saved: [
          { saved: membersOfFirst },
          { present: membersWhileOpen, sentence: 'The choir is asleep.' },
          { findings: [finding], sentence: 'The choir is asleep.' },
        ],
        failures: [httpError({ status: 401 }), networkError],
        wrongCode: fieldErrors({ code: ['Look again.'] }, { status: 422 }),
      }),
      possible: ({ context }, event) =>
        event.type !== 'entries.chosen' || (context as GroupMembersContext).chosen.length === 0,
    },
  ],
  offered: onMembersPage,
  replayedBy: 'src/pages/staff/membersPage.paths.test.tsx',
  unoffered: [
    'groupMembers.choosing on move.requested: no guard holds',
    'groupMembers.choosing on placement.requested: no guard holds',
    'groupMembers.choosing on code.submitted: no guard holds',
  ],
  calls: ['loadMembers', 'saveMembers'],
  effects: ['endSession'],
};
