import type { Provoking } from '../support/servers/contract.ts';
import { newStaffBrowser, type Person, type StaffWorld } from '../support/staff/staffWorld.ts';
import { calls } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
};

/** Makes calls until each is one too many. @returns how the replies differ from the contract */
export async function answerTooOften({ world, owner, violations }: Stage): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of ['checkSetup', 'setUp', 'checkInvitation', 'acceptInvitation', 'signIn']) {
    const [path, asked] = calls[operation]!;
    const browser = newStaffBrowser();
    const refused = await untilRefused(() => world.ask(path, { ...asked, browser }));
    wrong.push(...(await violations(operation, 429, refused)));
  }
  const { browser, organisation } = owner;
  await world.stepUp(owner, browser, '1');
  const stepUp = await untilRefused(() => world.ask('/step-up', { body: { code: '1' }, browser }));
  wrong.push(...(await violations('stepUp', 429, stepUp)));
  const body = { email: 'c@example.om', role: 'judge' };
  const invite = () => world.ask(`/organisation/${organisation}/invitation`, { body, browser });
  wrong.push(...(await violations('invite', 429, await untilRefused(invite))));
  const first = await world.ask(`/organisation/${organisation}/first-owner`, { body, browser });
  wrong.push(...(await violations('inviteFirstOwner', 429, first)));
  return wrong;
}

async function untilRefused(call: () => Promise<Response>): Promise<Response> {
  let response = await call();
  while (response.status !== 429) response = await call();
  return response;
}
