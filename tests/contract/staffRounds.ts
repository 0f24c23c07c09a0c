import { layCompetitions } from '../support/catalogue/layCompetitions.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffBrowser, StaffWorld } from '../support/staff/staffWorld.ts';
import { newGroup, newRound, nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

const DAY = 86_400_000;

/**
 * Has the calls about rounds return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerRounds({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const wrong: string[] = [];
  const { browser, organisation } = owner;
  const [competition] = (await layCompetitions(world, organisation, ['Rounds'])) as [string];
  const { browser: judge } = await world.join(owner, 'judge', 'rounds@example.om');
  const at = (path: string, of = competition) => `/organisation/${organisation}/competition/${of}/${path}`;
  type Sent = { method?: string; body?: object; by?: StaffBrowser };
  const expecting = async (
    operation: string,
    status: number,
    path: string,
    { by = browser, ...sent }: Sent = {},
  ) => wrong.push(...(await violations(operation, status, await world.ask(path, { ...sent, browser: by }))));
  const withoutDisk = async (operation: string, path: string, sent: Sent) => {
    disk.works = false;
    await expecting(operation, 503, path, sent);
    disk.works = true;
  };
  const round = 'R'.repeat(22);
  const group = 'G'.repeat(22);

  const making = { body: { id: round, ...newRound } };
  await expecting('makeRound', 400, at('round', '1'), making);
  await expecting('makeRound', 403, at('round'), { ...making, by: judge });
  await expecting('makeRound', 404, at('round', nobody), making);
  await expecting('makeRound', 422, at('round'), { body: { ...making.body, name_ar: ' ' } });
  await withoutDisk('makeRound', at('round'), making);
  await expecting('makeRound', 201, at('round'), making);
  await expecting('makeRound', 201, at('round'), making);

  const grouping = { body: { id: group, ...newGroup } };
  const groups = `round/${round}/group`;
  await expecting('makeGroup', 400, at('round/1/group'), grouping);
  await expecting('makeGroup', 403, at(groups), { ...grouping, by: judge });
  await expecting('makeGroup', 404, at(`round/${nobody}/group`), grouping);
  const past = { opens_at: world.clock.now() - DAY, closes_at: world.clock.now() + DAY };
  await expecting('makeGroup', 422, at(groups), { body: { ...grouping.body, ...past } });
  const backwards = { closes_at: newGroup.opens_at };
  await expecting('makeGroup', 422, at(groups), { body: { ...grouping.body, ...backwards } });
  await withoutDisk('makeGroup', at(groups), grouping);
  await expecting('makeGroup', 201, at(groups), grouping);

  await expecting('listRounds', 200, at('round'));
  await expecting('listRounds', 400, at('round', '1'));
  await expecting('listRounds', 404, at('round', nobody));

  const changing = { method: 'PATCH', body: { version: 1, ...newRound, name_en: 'Changed' } };
  await expecting('changeRound', 400, at('round/1'), changing);
  await expecting('changeRound', 403, at(`round/${round}`), { ...changing, by: judge });
  await expecting('changeRound', 404, at(`round/${nobody}`), changing);
  await expecting('changeRound', 422, at(`round/${round}`), {
    ...changing,
    body: { ...changing.body, name_en: '' },
  });
  await withoutDisk('changeRound', at(`round/${round}`), changing);
  await expecting('changeRound', 200, at(`round/${round}`), changing);
  await expecting('changeRound', 409, at(`round/${round}`), changing);

  const moving = { method: 'PATCH', body: { version: 1, ...newGroup, closes_at: newGroup.closes_at + DAY } };
  await expecting('changeGroup', 400, at('group/1'), moving);
  await expecting('changeGroup', 403, at(`group/${group}`), { ...moving, by: judge });
  await expecting('changeGroup', 404, at(`group/${nobody}`), moving);
  await expecting('changeGroup', 422, at(`group/${group}`), {
    ...moving,
    body: { ...moving.body, ...backwards },
  });
  await withoutDisk('changeGroup', at(`group/${group}`), moving);
  await expecting('changeGroup', 200, at(`group/${group}`), moving);
  await expecting('changeGroup', 409, at(`group/${group}`), moving);

  for (const [operation, path] of [
    ['deleteGroup', `group/${group}`],
    ['deleteRound', `round/${round}`],
  ] as const) {
    const gone = (of: string) => at(path.replace(/[^/]+$/, of));
    await expecting(operation, 400, `${gone('1')}?version=2`, { method: 'DELETE' });
    await expecting(operation, 403, `${at(path)}?version=2`, { method: 'DELETE', by: judge });
    await expecting(operation, 404, `${gone(nobody)}?version=2`, { method: 'DELETE' });
    await expecting(operation, 409, `${at(path)}?version=1`, { method: 'DELETE' });
    await withoutDisk(operation, `${at(path)}?version=2`, { method: 'DELETE' });
    await expecting(operation, 204, `${at(path)}?version=2`, { method: 'DELETE' });
  }
  return wrong;
}
