/** Real effects of the pages of one event and of one competition. */
import { fromPromise } from 'xstate';
import type { PublishCheck } from '../../../domain/staff/staffContract.ts';
import { checkPublishing, publishCompetition } from '../../api/staff/calls/season.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { publishCheckMachine, type Published } from '../../machines/publishCheck/publishCheckMachine.ts';
import { formsOf } from './editing.ts';
import { createCancellationFlow } from './askedActFlows.ts';
import { createLifeFlows } from './lifeFlows.ts';
import { goToSignIn } from './goToSignIn.ts';
import { createPreviewFlow } from './previewFlow.ts';
import { retriedCalls } from './retriedCalls.ts';
import { createSeasonImport } from './seasonImportFlow.ts';
import { createPictureFlow } from './pictureFlow.ts';
import { createSeasonRecords } from './seasonRecords.ts';
import type { StepUps } from './stepUps.ts';

/** @param staffId the person who edits, to whom alone a kept draft shows */
export function createSeasonFlows(
  client: StaffClient,
  organisation: string,
  staffId: string,
  stepUps: StepUps,
) {
  const { read, write } = retriedCalls(stepUps);
  const lives = createLifeFlows(client, organisation, { read, write });
  const records = createSeasonRecords(client, organisation, { read, write });

  const calls = { read, write };
  const { stored, made } = formsOf(staffId);
  return {
    lives,
    cancellation: (competition: string) =>
      createCancellationFlow(client, { organisation, competition }, { read, write }),
    eventPicture: (event: string) => createPictureFlow(client, { organisation, event }, calls),
    competitionPicture: (competition: string) =>
      createPictureFlow(client, { organisation, competition }, calls),
    event: (id: string) => stored(`event.${id}`, records.event(id)),
    newFile: () => createSeasonImport(client, organisation, { write }),
    copy: (event: string) => made(`copy.${event}`, (id) => records.copy(id, event)),
    newEvent: () => made('event.new', records.newEvent),
    competition: (id: string) => stored(`competition.${id}`, records.competition(id)),
    newCompetition: (event: string) =>
      made(`competition.new.${event}`, (id) => records.newCompetition(id, event)),
    previews: {
      competition: (competition: string) =>
        createPreviewFlow(client, { organisation, competition }, { read, write }),
      event: (id: string) => createPreviewFlow(client, { organisation, id }, { read, write }),
    },
    publishing: (competition: string) => {
      const place = { organisation, competition };
      return publishCheckMachine.provide({
        actors: {
          loadCheck: fromPromise<PublishCheck>(({ signal }) =>
            read(() => checkPublishing(client, place, signal), signal),
          ),
          publish: fromPromise<Published, { version: number }>(async ({ input: { version }, signal }) => {
            const call = () => publishCompetition(client, place, version, signal);
            return 'saved' in (await write(call, signal)) ? 'published' : 'changed';
          }),
        },
        actions: { endSession: goToSignIn },
      });
    },
  };
}
