/** The flow of the voting windows of a competition. */
import { fieldErrors, httpError, networkError } from '../../../domain/errors.ts';
import type { StaffGroup } from '../../../domain/staff/staffContract.ts';
import { findingsOf, mayMove } from '../../../src/machines/windowTimeline/timelineWindows.ts';
import { windowTimelineMachine } from '../../../src/machines/windowTimeline/windowTimelineMachine.ts';
import { windowTimelineOutcomes } from '../../../src/machines/windowTimeline/windowTimelineOutcomes.ts';
import type {
  Edge,
  WindowTimelineContext,
} from '../../../src/machines/windowTimeline/windowTimelineTypes.ts';
import { isRefused } from '../../../domain/season/checkWindows.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import {
  firstRound,
  midnightOf,
  roundsNow,
  roundsOfSinging,
  roundsWhileOpen,
} from '../../support/season/roundsFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { windowTimelineWords } from './windowTimelineWords.ts';

const HOUR = 3_600_000;
const [one, , three] = firstRound.groups as [StaffGroup, StaffGroup, StaffGroup];
const later = { ...three, closes_at: three.closes_at + HOUR };

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/** Whether the page offers an event: nothing to drop or to save without moves, and a refused window cannot be saved. */
function onRoundsPage({ context, value }: Snapshot, event: ModelEvent): boolean {
  const { drafts, rounds, selected, now } = context as WindowTimelineContext;
  const hasDrafts = Object.keys(drafts).length > 0;
  if (event.type === 'reload.requested') return false;
  if (event.type === 'changes.dropped') return hasDrafts;
  if (event.type === 'form.submitted')
    return hasDrafts && !findingsOf({ rounds, drafts }).some(isRefused) && value !== 'saving';
  if (event.type === 'group.selected') return selected !== event['group'];
  if (event.type === 'edge.moved' || event.type === 'edge.set') {
    const [id, edge] = [event['group'] as string, event['edge'] as Edge];
    const isShown = event.type === 'edge.moved' || selected === id;
    return isShown && mayMove({ rounds }, id, edge, now()) && !drafts[id];
  }
  return true;
}

export const windowTimelineFlow: Flow = {
  name: 'windowTimeline',
  ...windowTimelineWords,
  machine: windowTimelineMachine,
  input: { now: () => roundsNow },
  walks: [
    {
      events: windowTimelineOutcomes({
        loaded: [roundsOfSinging, roundsWhileOpen],
        moved: [
          { type: 'group.selected', group: one.id },
          { type: 'edge.moved', group: three.id, edge: 'closes_at', by: HOUR },
          { type: 'edge.moved', group: one.id, edge: 'closes_at', by: HOUR },
          { type: 'edge.set', group: one.id, edge: 'closes_at', at: midnightOf(20) - HOUR },
        ],
        saved: [
          { saved: { ...later, version: 2 } },
          { present: { ...three, version: 3, changed: { at: roundsNow, by: 'هدى' } } },
          { findings: [{ code: 'same_code', severity: 'refused', groups: [three.id], codes: ['301'] }] },
        ],
        failures: [refusal('step_up_needed', 403), httpError({ status: 401 }), networkError],
        fixed: fieldErrors({ closes_at: ['This needs the approval of a second person.'] }, { status: 422 }),
      }),
      possible: ({ context }, event) => {
        const { drafts, selected } = context as WindowTimelineContext;
        if (event.type === 'group.selected') return selected !== event['group'];
        return !('edge' in event) || !drafts[event['group'] as string];
      },
    },
  ],
  offered: onRoundsPage,
  replayedBy: 'src/pages/staff/roundsPage.paths.test.tsx',
  unoffered: [
    'windowTimeline.editing on reload.requested: windowTimeline.loading',
    'windowTimeline.editing on edge.moved: no guard holds',
    'windowTimeline.editing on edge.set: no guard holds',
    'windowTimeline.editing.ready on form.submitted: no guard holds',
  ],
  calls: ['loadRounds', 'saveWindow'],
  effects: ['endSession'],
};
