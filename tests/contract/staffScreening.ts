import { newId } from '../../server/platform/ids.ts';
import { layCompetitions } from '../support/catalogue/layCompetitions.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffWorld } from '../support/staff/staffWorld.ts';
import { layEntry } from '../support/staffEntries/layEntry.ts';
import { layRecording } from '../support/staffEntries/layRecording.ts';
import { calls, nobody } from './staffCalls.ts';
import { screeningBodies } from './screeningCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

const onEntries = ['decideEntry', 'undoDecision', 'holdEntry', 'noteEntry', 'askEntryCorrection'];

/**
 * Has the calls of the desk of screeners return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerScreening({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const { browser, organisation } = owner;
  const [competition] = (await layCompetitions(world, organisation, ['Screening'])) as [string];
  const entry = await layEntry(world, competition, { email: 'screened@example.om' });
  const saw = await layRecording(world, entry);
  const { browser: auditor } = await world.join(owner, 'auditor', 'screening@example.om');
  const wrong: string[] = [];
  type Sent = { body?: object; by?: typeof browser; of?: string; within?: string; decision?: string };
  const expecting = async (operation: string, status: number, sent: Sent = {}) => {
    const { body, by = browser, of = entry, within = organisation, decision = nobody } = sent;
    const [path, asked] = calls[operation]!;
    const own = path
      .replace(`/organisation/${nobody}`, `/organisation/${within}`)
      .replace(`/entry/${nobody}`, `/entry/${of}`)
      .replace(`/decision/${nobody}`, `/decision/${decision}`);
    const given = body ?? (asked.body as object | undefined);
    const reply = await world.ask(own, {
      ...(asked.method && { method: asked.method }),
      ...(given && { body: given }),
      browser: by,
    });
    wrong.push(...(await violations(operation, status, reply)));
  };
  const ofReasons = ['readRejectReasons', 'saveRejectReasons'];
  for (const operation of ['readScreeningDesk', 'claimEntry', ...ofReasons, ...onEntries]) {
    await expecting(operation, 400, { within: '1' });
    await expecting(operation, 403, { by: auditor });
    await expecting(operation, 404, { within: nobody });
  }
  for (const operation of onEntries) await expecting(operation, 404, { of: nobody });
  await expecting('readScreeningDesk', 200);
  disk.works = false;
  for (const operation of ['claimEntry', 'saveRejectReasons', ...onEntries]) await expecting(operation, 503);
  disk.works = true;
  await expecting('readRejectReasons', 200);
  await expecting('saveRejectReasons', 409);
  const { reasons } = screeningBodies.saveRejectReasons;
  await expecting('saveRejectReasons', 200, { body: { version: 0, reasons } });
  await expecting('saveRejectReasons', 422, { body: { version: 1, reasons: [] } });
  await expecting('claimEntry', 200);
  await expecting('holdEntry', 204);
  await expecting('noteEntry', 204);
  await expecting('askEntryCorrection', 200);
  await expecting('askEntryCorrection', 409);
  await expecting('decideEntry', 409);
  const id = newId();
  await expecting('decideEntry', 200, { body: { ...screeningBodies.decideEntry, id, saw } });
  await expecting('holdEntry', 409, { body: { is_held: false } });
  await expecting('undoDecision', 404);
  await expecting('undoDecision', 204, { decision: id });
  const [first, second] = [newId(), newId()];
  await expecting('decideEntry', 200, { body: { ...screeningBodies.decideEntry, id: first, saw } });
  await expecting('decideEntry', 200, { body: { id: second, decision: 'approve', reason: null, saw } });
  await expecting('undoDecision', 409, { decision: first });
  return wrong;
}
