import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { ClaimedEntry, ScreeningItem } from '../../../domain/staff/staffContract.ts';
import {
  askCorrection,
  claimEntry,
  decideEntry,
  holdEntry,
  noteEntry,
  readDesk,
  undoDecision,
} from '../../api/staff/calls/screening.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { withRetry } from '../../api/withRetry.ts';
import type {
  Screened,
  ScreeningAnswer,
  ScreeningCall,
  ScreeningWork,
} from '../../machines/screeningQueue/screeningQueueTypes.ts';
import { newId } from './newId.ts';
import { retriedRead } from './retriedCalls.ts';

type World = { client: StaffClient; organisation: string; signal: AbortSignal };
type OnDesk = Pick<ScreeningCall, 'item' | 'next' | 'competition'>;

/** Claims what the desk lacks: an entry, and the one after it. */
export async function fillDesk(world: World, { item, next, competition }: OnDesk): Promise<Screened> {
  const first = item ?? (await claim(world, competition, [], null)).item;
  const second = first && (next ?? (await claim(world, competition, [first.entry.id], first)).item);
  const { client, organisation, signal } = world;
  const query = competition === null ? {} : { competition };
  const desk = await retriedRead(() => readDesk(client, organisation, query, signal), signal);
  return { desk, item: first, next: second };
}

/** Does the work, also where its reply was lost before, then fills the desk. */
export async function sendScreening(
  world: World,
  { work, ...onDesk }: ScreeningCall,
): Promise<ScreeningAnswer> {
  const done = await doWork(world, work);
  const refusal = refusalOf(done);
  if (!done.ok && refusal === null) return Promise.reject(done.error);
  const { item, next, competition } = onDesk;
  const taken = refusal === null ? takenBy(work) : null;
  if (taken === null) return { ...(await fillDesk(world, onDesk)), refusal };
  const kept = item ?? next;
  const { item: found } = await claim(world, competition, kept ? [kept.entry.id] : [], null, taken);
  const filled = found ? { item: found, next: kept === null || isSame(kept, found) ? null : kept } : onDesk;
  return { ...(await fillDesk(world, { ...filled, competition })), refusal };
}

const isSame = (one: ScreeningItem, other: ScreeningItem) => one.entry.id === other.entry.id;

/** The entry that comes on the desk with the work. */
function takenBy(work: ScreeningWork): string | null {
  if (work.kind === 'take' || work.kind === 'undo') return work.entry;
  return work.kind === 'note' ? work.item.entry.id : null;
}

/** The sentence of the server that says why it did not do the work. */
const refusalOf = (done: Outcome<unknown>): string | null =>
  !done.ok && done.error.kind === 'message' ? done.error.message : null;

/** Reads the first of the claimed entries anew, and keeps the others. @returns null where it was lost */
export async function takeAgain(world: World, [first, ...others]: string[]): Promise<ScreeningItem | null> {
  return first === undefined ? null : (await claim(world, null, others, null, first)).item;
}

function claim(
  { client, organisation, signal }: World,
  competition: string | null,
  keep: readonly string[],
  after: ScreeningItem | null,
  entry: string | null = null,
): Promise<ClaimedEntry> {
  const body = { keep: [...keep], want: true, competition, after: after?.place ?? null, entry };
  return retriedRead(() => claimEntry(client, organisation, body, signal), signal);
}

/** Every call has an id of its own or says how the entry is to be, so that repeating it does nothing more. */
function doWork(world: World, work: ScreeningWork): Promise<Outcome<unknown>> {
  const { client, organisation, signal } = world;
  const call = callOf();
  return call
    ? withRetry(call, retryPresets.standard, { signal })
    : Promise.resolve({ ok: true, data: null });

  function callOf(): (() => Promise<Outcome<unknown>>) | undefined {
    const at = (id: string) => ({ organisation, id });
    if (work.kind === 'skip') return undefined;
    if (work.kind === 'take')
      return work.isHeld ? () => holdEntry(client, at(work.entry), false, signal) : undefined;
    if (work.kind === 'undo')
      return () => undoDecision(client, { ...at(work.entry), decision: work.decision }, signal);
    const place = at(work.item.entry.id);
    if (work.kind === 'hold') return () => holdEntry(client, place, true, signal);
    if (work.kind === 'ask') return () => askCorrection(client, place, work.request, signal);
    const id = newId();
    if (work.kind === 'note') return () => noteEntry(client, place, { id, text: work.text }, signal);
    const { decision, reason } = work;
    const saw = work.item.saw!;
    return () => decideEntry(client, place, { id, decision, reason, saw }, signal);
  }
}
