import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { competitionListMachine } from '../../../machines/competitionList/competitionListMachine.ts';

export type CompetitionListMachine = typeof competitionListMachine;

export type EventActor = {
  snapshot: SnapshotFrom<CompetitionListMachine>;
  send: (event: EventFromLogic<CompetitionListMachine>) => void;
};
