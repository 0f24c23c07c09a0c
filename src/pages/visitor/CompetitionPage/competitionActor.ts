import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { competitionDetailsMachine } from '../../../machines/competitionDetails/competitionDetailsMachine.ts';

export type CompetitionMachine = typeof competitionDetailsMachine;

export type CompetitionActor = {
  snapshot: SnapshotFrom<CompetitionMachine>;
  send: (event: EventFromLogic<CompetitionMachine>) => void;
};
