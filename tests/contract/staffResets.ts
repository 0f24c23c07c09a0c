/** Resets in every documented status. */

import type { ResetStarted } from '../../domain/staff/staffContract.ts';
import type { Provoking } from '../support/servers/contract.ts';
import { layOwner, resetCalls } from '../support/resets/resetCalls.ts';
import type { Person, StaffBrowser, StaffWorld } from '../support/staff/staffWorld.ts';
import { nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/** Has the calls about resets return each status that only a particular request can cause. @returns what violates the contract */
export async function answerResets({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const wrong: string[] = [];
  const expecting = async (operation: string, status: number, response: Response) =>
    wrong.push(...(await violations(operation, status, response)));
  const { organisation } = owner;
  const calls = resetCalls(world, organisation);
  const person = (method: string, id: string, browser: StaffBrowser = owner.browser, within = organisation) =>
    world.ask(`/organisation/${within}/person/${id}/reset`, { method, browser });
  const only = (method: string, browser: StaffBrowser = owner.browser, within = organisation) =>
    world.ask(`/organisation/${within}/owner-reset`, { method, browser });
  const judge = await world.join(owner, 'judge', 'reset@example.om');
  const operations = [
    ['startReset', 'POST', person],
    ['withdrawReset', 'DELETE', person],
  ] as const;
  for (const [operation, method] of operations) {
    await expecting(operation, 400, await person(method, '1'));
    await expecting(operation, 403, await person(method, judge.id, judge.browser));
    await expecting(operation, 404, await person(method, nobody));
  }
  disk.works = false;
  await expecting('startReset', 503, await person('POST', judge.id));
  disk.works = true;
  await expecting('startReset', 409, await person('POST', owner.id));
  const started = await person('POST', judge.id);
  const { link } = (await started.clone().json()) as ResetStarted;
  await expecting('startReset', 201, started);
  disk.works = false;
  await expecting('withdrawReset', 503, await person('DELETE', judge.id));
  await expecting('stopOwnReset', 503, await calls.stopOwn(judge));
  disk.works = true;
  const token = link.split('#')[1]!;
  const check = (of: string) => world.ask('/reset/check', { body: { token: of } });
  await expecting('checkReset', 200, await check(token));
  await expecting('checkReset', 404, await check('x'));
  const body = await calls.bodyOf(link);
  await expecting('completeReset', 404, await calls.complete({ ...body, token: 'x' }));
  await expecting('completeReset', 422, await calls.complete({ ...body, password: 'x' }));
  disk.works = false;
  await expecting('completeReset', 503, await calls.complete(body));
  disk.works = true;
  await expecting('completeReset', 201, await calls.complete(body, judge.browser));
  await expecting('completeReset', 410, await calls.complete(body));
  await expecting('checkReset', 410, await check(token));
  await person('POST', judge.id);
  await expecting('withdrawReset', 204, await person('DELETE', judge.id));
  await person('POST', judge.id);
  await expecting('stopOwnReset', 204, await calls.stopOwn(judge));
  await expecting('stopOwnReset', 404, await calls.stopOwn(judge));
  const [first, second] = [
    await world.join(owner, 'judge', 'first-reset@example.om'),
    await world.join(owner, 'judge', 'second-reset@example.om'),
  ];
  for (const each of [first, second]) await layOwner(world, each, organisation);
  await expecting('startReset', 202, await person('POST', first.id));
  const house = await world.layOrganisation();
  await expecting('resetOnlyOwner', 409, await only('POST', owner.browser, house));
  await layOwner(world, first, house);
  disk.works = false;
  await expecting('resetOnlyOwner', 503, await only('POST', owner.browser, house));
  disk.works = true;
  const ofOnly = await only('POST', owner.browser, house);
  const late = (await ofOnly.clone().json()) as ResetStarted;
  await expecting('resetOnlyOwner', 201, ofOnly);
  const early = await calls.complete({ ...body, token: late.link.split('#')[1] });
  await expecting('completeReset', 409, early);
  disk.works = false;
  await expecting('withdrawOwnerReset', 503, await only('DELETE', owner.browser, house));
  disk.works = true;
  await expecting('withdrawOwnerReset', 204, await only('DELETE', owner.browser, house));
  for (const [operation, method] of [
    ['resetOnlyOwner', 'POST'],
    ['withdrawOwnerReset', 'DELETE'],
  ] as const) {
    await expecting(operation, 400, await only(method, owner.browser, '1'));
    await expecting(operation, 403, await only(method, judge.browser));
    await expecting(operation, 404, await only(method, owner.browser, nobody));
  }
  return wrong;
}
