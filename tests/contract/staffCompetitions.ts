import type { StaffList } from '../../domain/staff/staffContract.ts';
import { layCompetitions } from '../support/catalogue/layCompetitions.ts';
import { read, type Person, type StaffWorld } from '../support/staff/staffWorld.ts';
import type { Provoking } from '../support/servers/contract.ts';
import { nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/**
 * Has the calls about competitions return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerCompetitions({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const wrong: string[] = [];
  const { browser, organisation } = owner;
  const base = `/organisation/${organisation}`;
  const [singing, poetry] = (await layCompetitions(world, organisation, ['Singing', 'Poetry'])) as [
    string,
    string,
  ];
  const list = (query = '', within = organisation) =>
    world.ask(`/organisation/${within}/competition${query}`, { browser });
  wrong.push(...(await violations('listStaffCompetitions', 200, await list())));
  wrong.push(...(await violations('listStaffCompetitions', 400, await list('?after=1'))));
  wrong.push(...(await violations('listStaffCompetitions', 404, await list('', nobody))));
  const one = (id: string) => world.ask(`${base}/competition/${id}`, { browser });
  wrong.push(...(await violations('readStaffCompetition', 200, await one(singing))));
  wrong.push(...(await violations('readStaffCompetition', 400, await one('1'))));
  wrong.push(...(await violations('readStaffCompetition', 404, await one(nobody))));

  const limited = await world.join(owner, 'judge', 'singing@example.om', undefined, [singing]);
  const listed = await world.ask(`${base}/staff`, { browser });
  const { people } = (await listed.clone().json()) as StaffList;
  wrong.push(...(await violations('listStaff', 200, listed)));
  wrong.push(
    ...(await violations('readMe', 200, await world.ask('/me', { browser: limited.browser }))),
    ...(await violations('listStaffCompetitions', 200, await world.ask(`${base}/competition`, limited))),
  );
  const { membership_id, version } = people.find(({ staff_id }) => staff_id === limited.id)!;
  const change = (sent: object = {}, by = browser, id = membership_id) =>
    world.ask(`${base}/membership/${id}/competition`, {
      method: 'PUT',
      body: { version, competitions: [poetry], ...sent },
      browser: by,
    });
  wrong.push(...(await violations('changeRoleCompetitions', 400, await change({}, browser, '1'))));
  wrong.push(...(await violations('changeRoleCompetitions', 403, await change({}, limited.browser))));
  wrong.push(...(await violations('changeRoleCompetitions', 404, await change({}, browser, nobody))));
  wrong.push(...(await violations('changeRoleCompetitions', 409, await change({ version: 9 }))));
  wrong.push(...(await violations('changeRoleCompetitions', 422, await change({ competitions: [] }))));
  disk.works = false;
  wrong.push(...(await violations('changeRoleCompetitions', 503, await change())));
  disk.works = true;
  wrong.push(...(await violations('changeRoleCompetitions', 204, await change())));
  const after = await read<StaffList>(await world.ask(`${base}/staff`, { browser }));
  const named = after.people.find((each) => each.membership_id === membership_id)!.competitions;
  return named?.[0]?.id === poetry ? wrong : [...wrong, 'the competitions did not change'];
}
