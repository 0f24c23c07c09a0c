import type { SeasonLife } from '../../domain/staff/staffContract.ts';
import type { StaffBrowser } from '../support/staff/staffWorld.ts';
import { seasonBodies } from './seasonCalls.ts';

const nobody = 'A'.repeat(22);

type Sent = { body?: object; by?: StaffBrowser; of?: string };

type Stage = {
  /** Makes a call, of the event or its only competition, and notes how the reply differs from the contract. */
  expecting: (operation: string, status: number, sent?: Sent) => Promise<Response>;
  auditor: StaffBrowser;
  disk: { works: boolean };
};

/**
 * Has the calls about the life of a published event and its competition return each status that only a particular request
 * can cause.
 */
export async function answerLife({ expecting, auditor, disk }: Stage): Promise<void> {
  for (const kind of ['Competition', 'Event']) {
    const [reads, changes] = [`read${kind}Life`, `change${kind}Life`];
    for (const operation of [reads, changes]) {
      await expecting(operation, 400, { of: '1' });
      await expecting(operation, 404, { of: nobody });
    }
    const { version } = (await (await expecting(reads, 200)).json()) as SeasonLife;
    await expecting(changes, 403, { by: auditor });
    await expecting(changes, 409);
    await expecting(changes, 409, { body: { version, act: 'delete' } });
    disk.works = false;
    await expecting(changes, 503, { body: { version, act: 'cancel' } });
    disk.works = true;
    await expecting(changes, 200, { body: { version, act: 'cancel' } });
  }
  const [event, competition] = ['L'.repeat(22), 'M'.repeat(22)];
  await expecting('makeEvent', 201, { body: { ...seasonBodies.makeEvent, id: event } });
  const draft = { ...seasonBodies.makeCompetition, id: competition };
  await expecting('makeCompetition', 201, { of: event, body: draft });
  const deletion = { version: 1, act: 'delete' };
  await expecting('changeCompetitionLife', 204, { of: competition, body: deletion });
  await expecting('changeEventLife', 204, { of: event, body: deletion });
}
