import { votedWorld } from '../support/approvals/votedWorld.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffWorld } from '../support/staff/staffWorld.ts';
import { layEntry } from '../support/season/roundsWorld.ts';
import { newRemoval, nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/** Has the calls about entries that leave their vote return each status that only a particular request can cause. */
export async function answerRemovals({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const wrong: string[] = [];
  const fresh = { ...owner, browser: await world.layBrowser(owner) };
  const voted = await votedWorld(world, fresh);
  const { base, competition, round, group, entryId, organiser, sms } = voted;
  const judge = await world.join(fresh, 'judge', 'removed@example.om');
  const unvoted = await layEntry(world, competition, null, { round, group });
  await sms();
  const call = (of: string, body?: object, { browser }: Person = organiser) =>
    world.ask(`${base}/entry/${of}/removal`, { browser, ...(body && { body }) });
  const expecting = async (operation: string, status: number, reply: Response) =>
    wrong.push(...(await violations(operation, status, reply)));
  for (const [operation, body] of [
    ['readRemoval', undefined],
    ['removeMember', newRemoval],
  ] as const) {
    await expecting(operation, 400, await call('1', body));
    await expecting(operation, 403, await call(entryId, body, judge));
    await expecting(operation, 404, await call(nobody, body));
  }
  await expecting('readRemoval', 200, await call(entryId));
  await expecting('removeMember', 409, await call(entryId, { ...newRemoval, kind: 'reinstated' }));
  await expecting('removeMember', 422, await call(entryId, { ...newRemoval, reason_en: '' }));
  disk.works = false;
  await expecting('removeMember', 503, await call(entryId, newRemoval));
  disk.works = true;
  await expecting('removeMember', 204, await call(unvoted, newRemoval));
  await expecting('removeMember', 202, await call(entryId, newRemoval));
  await expecting('listApprovals', 200, await world.ask(`${base}/approval`, organiser));
  await expecting('readRemoval', 200, await call(entryId));
  await expecting('readRemoval', 200, await call(unvoted));
  return wrong;
}
