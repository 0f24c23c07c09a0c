import type { Asked } from '../../domain/staff/staffContract.ts';
import { layCompetitions } from '../support/catalogue/layCompetitions.ts';
import { writeBeside } from '../support/database/databases.ts';
import type { Provoking } from '../support/servers/contract.ts';
import { read, type Person, type StaffWorld } from '../support/staff/staffWorld.ts';
import { layEntry } from '../support/staffEntries/layEntry.ts';
import { newCandidateAct, nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/** Has the calls about a candidate's account return each status that only a particular request can cause. */
export async function answerCandidates({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const wrong: string[] = [];
  const { organisation } = owner;
  const [competition] = (await layCompetitions(world, organisation, ['Accounts'])) as [string];
  const candidate = await layEntry(world, competition, { name: 'Muna' });
  const screener = await world.join(owner, 'screener', 'accounts@example.om');
  const asker = { ...owner, browser: await world.layBrowser(owner) };
  const call = (of: string, part: string, body?: object, { browser }: Person = asker) =>
    world.ask(`/organisation/${organisation}/candidate/${of}/${part}`, {
      browser,
      ...(body && { body }),
    });
  const expecting = async (operation: string, status: number, reply: Response) =>
    wrong.push(...(await violations(operation, status, reply)));
  for (const [operation, part, body] of [
    ['readCandidateActs', 'acts', undefined],
    ['askCandidateAct', 'acts', newCandidateAct],
    ['handOutCandidate', 'data', undefined],
  ] as const) {
    await expecting(operation, 400, await call('1', part, body));
    await expecting(operation, 403, await call(candidate, part, body, screener));
    await expecting(operation, 404, await call(nobody, part, body));
  }
  const second = await world.join(owner, 'screener', 'accounts.owner@example.om');
  const setRole = (role: 'owner' | 'screener') =>
    writeBeside(world.server.config, (db) =>
      db.updateTable('memberships').set({ role }).where('staff_id', '=', second.id).execute(),
    );
  await setRole('owner');
  await expecting('readCandidateActs', 200, await call(candidate, 'acts'));
  await expecting('askCandidateAct', 422, await call(candidate, 'acts', { ...newCandidateAct, reason: '' }));
  const early = { ...newCandidateAct, kind: 'unsuspend' };
  await expecting('askCandidateAct', 409, await call(candidate, 'acts', early));
  await expecting('handOutCandidate', 410, await call(candidate, 'data'));
  disk.works = false;
  await expecting('askCandidateAct', 503, await call(candidate, 'acts', newCandidateAct));
  disk.works = true;
  const wanted = await call(candidate, 'acts', { ...newCandidateAct, kind: 'hand_out' });
  await expecting('askCandidateAct', 202, wanted.clone());
  const { approval } = await read<Asked>(wanted);
  const approver = { ...second, browser: await world.layBrowser(second) };
  await world.approve(`/organisation/${organisation}`, approval, approver);
  await expecting('handOutCandidate', 200, await call(candidate, 'data'));
  await expecting('readCandidateActs', 200, await call(candidate, 'acts'));
  await setRole('screener');
  return wrong;
}
