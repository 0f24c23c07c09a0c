/** Real effects of what becomes of events, competitions, rounds and groups. */
import { fromPromise } from 'xstate';
import { mayDelete } from '../../../domain/season/judgeRound.ts';
import type { LifeAct } from '../../../domain/season/seasonLife.ts';
import { situationOfRound } from '../../../domain/season/situation.ts';
import { httpError } from '../../../domain/errors.ts';
import type { LifeRequest, SeasonLife, StaffRounds } from '../../../domain/staff/staffContract.ts';
import {
  changeCompetitionLife,
  changeEventLife,
  readCompetitionLife,
  readEventLife,
} from '../../api/staff/calls/life.ts';
import { type CompetitionPlace, deletePart, listRounds } from '../../api/staff/calls/rounds.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { Deleted } from '../../api/staff/unwrapSaved.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { seasonLifeMachine } from '../../machines/seasonLife/seasonLifeMachine.ts';
import type { Acted, Life } from '../../machines/seasonLife/seasonLifeTypes.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { RetriedCalls } from './retriedCalls.ts';

type Asked = { act: LifeAct; version: number };
type Effects = {
  load: (signal: AbortSignal) => Promise<Life>;
  act: (asked: Asked, signal: AbortSignal) => Promise<Acted>;
};

const provided = ({ load, act }: Effects) =>
  seasonLifeMachine.provide({
    actors: {
      loadLife: fromPromise<Life>(({ signal }) => load(signal)),
      act: fromPromise<Acted, Asked>(({ input, signal }) => act(input, signal)),
    },
    actions: { endSession: goToSignIn },
  });

/** What becomes of events and competitions of an organisation. */
export function createLifeFlows(client: StaffClient, organisation: string, { read, write }: RetriedCalls) {
  const of = (
    load: (signal: AbortSignal) => Promise<Outcome<SeasonLife>>,
    change: (body: LifeRequest, signal: AbortSignal) => Promise<Outcome<Deleted<SeasonLife>>>,
  ) =>
    provided({
      load: (signal) => read(() => load(signal), signal),
      act: async (asked, signal) => {
        const changed = await write(() => change(asked, signal), signal);
        if ('deleted' in changed) return 'deleted';
        return 'saved' in changed ? { done: changed.saved } : { present: changed.present };
      },
    });
  return {
    competition: (competition: string) => {
      const place = { organisation, competition };
      return of(
        (signal) => readCompetitionLife(client, place, signal),
        (body, signal) => changeCompetitionLife(client, place, body, signal),
      );
    },
    event: (id: string) => {
      const place = { organisation, id };
      return of(
        (signal) => readEventLife(client, place, signal),
        (body, signal) => changeEventLife(client, place, body, signal),
      );
    },
  };
}

/** The deletion of rounds and groups of a competition. */
export function createDeletionFlows(
  client: StaffClient,
  place: CompetitionPlace,
  { read, write }: RetriedCalls,
) {
  const of = (part: 'round' | 'group', id: string) => {
    const load = async (signal: AbortSignal) => {
      const all = await read(() => listRounds(client, place, signal), signal);
      return partLife(all, part, id) ?? Promise.reject(httpError({ status: 404 }));
    };
    return provided({
      load,
      act: async ({ version }, signal) => {
        const call = () => deletePart(client, part, { ...place, id }, version, signal);
        const changed = await write(call, signal);
        return 'deleted' in changed ? 'deleted' : { present: await load(signal) };
      },
    });
  };
  return { round: (id: string) => of('round', id), group: (id: string) => of('group', id) };
}

/** What may become of a round or a group; undefined if it is gone. */
function partLife(all: StaffRounds, part: 'round' | 'group', id: string): Life | undefined {
  const round = all.rounds.find((each) => each.id === id || each.groups.some((group) => group.id === id));
  const found = part === 'round' ? round : round?.groups.find((group) => group.id === id);
  if (!round || !found) return undefined;
  const isFree = mayDelete(situationOfRound(all.situation, round, all.server_time));
  const groups = part === 'round' ? round.groups.length : 0;
  return {
    version: found.version,
    state: null,
    holds: { competitions: 0, rounds: 0, groups, entries: 0, paid_fees: 0 },
    acts: [{ act: 'delete', stops: isFree ? [] : ['begun'] }],
  };
}
