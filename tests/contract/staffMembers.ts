import type { RoundMembers } from '../../domain/staff/staffContract.ts';
import { membersOf } from '../support/season/membersWorld.ts';
import { layEntry } from '../support/season/roundsWorld.ts';
import type { Provoking } from '../support/servers/contract.ts';
import { read, type Person, type StaffBrowser, type StaffWorld } from '../support/staff/staffWorld.ts';
import { newCode, newMembers, newPlacement, nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

const DAY = 86_400_000;

/**
 * Has the calls about the members of groups return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerMembers({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const wrong: string[] = [];
  const { browser: judge } = await world.join(owner, 'judge', 'members@example.om');
  const calls = await membersOf(world, owner, { entries: 2, name: 'Members' });
  const round = await calls.makeRound();
  const group = await calls.makeGroup(round, world.clock.now() + 400 * DAY);
  const [entry] = calls.entries as [string];
  const base = `/organisation/${owner.organisation}/competition/${calls.competition}`;
  type Sent = { method?: string; body?: object; by?: StaffBrowser };
  const expecting = async (
    operation: string,
    status: number,
    path: string,
    { by = owner.browser, ...sent }: Sent = {},
  ) => {
    const answer = await world.ask(`${base}/${path}`, { ...sent, browser: by });
    wrong.push(...(await violations(operation, status, answer)));
  };
  const inAllWays = async (operation: string, path: (id: string) => string, id: string, sent: Sent) => {
    await expecting(operation, 400, path('1'), sent);
    await expecting(operation, 403, path(id), { ...sent, by: judge });
    await expecting(operation, 404, path(nobody), sent);
    await expecting(operation, 422, path(id), { ...sent, body: { ...sent.body, seen: 1, code: '' } });
    disk.works = false;
    await expecting(operation, 503, path(id), sent);
    disk.works = true;
  };
  const members = (id: string) => `round/${id}/member`;
  await expecting('listMembers', 400, members('1'));
  await expecting('listMembers', 403, members(round.id), { by: judge });
  await expecting('listMembers', 404, members(nobody));
  await expecting('listMembers', 200, members(round.id));

  const seen = [{ id: group.id, version: group.version }];
  const setting = { method: 'PUT', body: { ...newMembers, seen, entries: [entry] } };
  const set = (id: string) => `group/${id}/member`;
  await inAllWays('setMembers', set, group.id, setting);
  await expecting('setMembers', 200, set(group.id), setting);
  await expecting('setMembers', 409, set(group.id), { ...setting, body: { ...setting.body, entries: [] } });

  const placing = { body: { ...newPlacement, seen: [{ id: group.id, version: 2 }] } };
  const place = (id: string) => `round/${id}/placement`;
  await inAllWays('placeEntries', place, round.id, placing);
  await expecting('placeEntries', 200, place(round.id), placing);
  await expecting('placeEntries', 409, place(round.id), { body: { ...placing.body, id: 'Q'.repeat(22) } });

  const coding = { method: 'PUT', body: { ...newCode, version: 3, entry, code: '٧٠١' } };
  const code = (id: string) => `group/${id}/code`;
  await inAllWays('changeCode', code, group.id, coding);
  await expecting('changeCode', 200, code(group.id), coding);
  await expecting('changeCode', 409, code(group.id), { ...coding, body: { ...coding.body, code: '702' } });
  const { groups } = await read<RoundMembers>(await calls.ask(members(round.id)));
  await layEntry(world, calls.competition, '703', { round, group });
  const taken = { ...coding.body, version: groups[0]!.version, code: '703' };
  await expecting('changeCode', 422, code(group.id), { ...coding, body: taken });
  return wrong;
}
