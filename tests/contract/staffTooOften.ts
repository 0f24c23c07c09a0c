/** Calls of the staff contract, until their limits refuse them. */
import type { Provoking } from '../support/servers/contract.ts';
import {
  newStaffBrowser,
  type AskedOfStaff,
  type Person,
  type StaffWorld,
} from '../support/staff/staffWorld.ts';
import { calls } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
};

const byStrangers = [
  'checkSetup',
  'setUp',
  'checkInvitation',
  'acceptInvitation',
  'signIn',
  'signInByPasskey',
  'checkReset',
  'completeReset',
];

/** Repeats each call with a limit until it is refused. @returns what violates the contract */
export async function askTooOften({ world, owner, violations }: Stage): Promise<string[]> {
  const found: string[] = [];
  const until = async (operation: string, path: string, asked: AskedOfStaff) => {
    let response = await world.ask(path, asked);
    while (response.status !== 429) response = await world.ask(path, asked);
    found.push(...(await violations(operation, 429, response)));
  };
  for (const operation of byStrangers) {
    const [path, asked] = calls[operation]!;
    await until(operation, path, { ...asked, browser: newStaffBrowser() });
  }
  const { browser, organisation } = owner;
  await world.stepUp(owner, browser, '1');
  await until('stepUp', '/step-up', { body: { code: '1' }, browser });
  const place = `/organisation/${organisation}`;
  const email = 'c@example.om';
  await until('invite', `${place}/invitation`, { body: { email, role: 'judge' }, browser });
  await until('inviteFirstOwner', `${place}/first-owner`, { body: { email }, browser });
  await until('startReset', `${place}/person/${owner.id}/reset`, { method: 'POST', browser });
  await until('resetOnlyOwner', `${place}/owner-reset`, { method: 'POST', browser });
  return found;
}
