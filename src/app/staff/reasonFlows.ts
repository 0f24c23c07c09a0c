/** Real effects of the reasons to reject an entry. */
import { fromPromise } from 'xstate';
import type { LifeAct } from '../../../domain/season/seasonLife.ts';
import { reasonTexts, typedReasons } from '../../../domain/staff/rejectReasons.ts';
import type { RejectReasons } from '../../../domain/staff/staffContract.ts';
import { readRejectReasons, saveRejectReasons } from '../../api/staff/calls/reasons.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { EditRow } from '../../machines/editForm/editFormTypes.ts';
import { seasonLifeMachine } from '../../machines/seasonLife/seasonLifeMachine.ts';
import type { Acted, Life } from '../../machines/seasonLife/seasonLifeTypes.ts';
import { formsOf, savedAs } from './editing.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { RetriedCalls } from './retriedCalls.ts';

const rowOf = ({ version, changed, reasons, is_own }: RejectReasons): EditRow => ({
  id: 'reasons',
  version,
  changed,
  texts: reasonTexts(reasons),
  facts: { is_own: String(is_own) },
});

/** What may become of the reasons: those of the product come back, unless they are there. */
const lifeOf = ({ version, is_own }: RejectReasons): Life => ({
  version,
  state: null,
  holds: { competitions: 0, rounds: 0, groups: 0, entries: 0, paid_fees: 0 },
  acts: is_own ? [{ act: 'delete', stops: [] }] : [],
});

type Of = { organisation: string; staffId: string };

/** @param staffId the person who edits, to whom alone a kept draft shows */
export function createReasonFlows(
  client: StaffClient,
  { organisation, staffId }: Of,
  { read, write }: RetriedCalls,
) {
  const load = (signal: AbortSignal) => read(() => readRejectReasons(client, organisation, signal), signal);
  const reasons = formsOf(staffId).stored(`reasons.${organisation}`, {
    load: async (signal) => rowOf(await load(signal)),
    save: async ({ start: { version }, texts }, signal) => {
      const body = { version, reasons: typedReasons(texts) };
      return savedAs(await write(() => saveRejectReasons(client, organisation, body, signal), signal), rowOf);
    },
  });
  const removal = seasonLifeMachine.provide({
    actors: {
      loadLife: fromPromise<Life>(async ({ signal }) => lifeOf(await load(signal))),
      act: fromPromise<Acted, { act: LifeAct; version: number }>(async ({ input: { version }, signal }) => {
        const body = { version, reasons: null };
        const saved = await write(() => saveRejectReasons(client, organisation, body, signal), signal);
        return 'saved' in saved ? 'deleted' : { present: lifeOf(saved.present) };
      }),
    },
    actions: { endSession: goToSignIn },
  });
  return { reasons, removal };
}
