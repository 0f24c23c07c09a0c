/** Approvals in every documented status. */
import type { Approval, Asked, StaffList } from '../../domain/staff/staffContract.ts';
import type { fullDisk } from '../support/database/failingDisk.ts';
import type { provoking } from '../support/servers/contract.ts';
import { read, type Person, type StaffWorld } from '../support/staff/staffWorld.ts';
import { nobody } from './staffCalls.ts';

type Walk = {
  world: StaffWorld;
  owner: Person & { organisation: string };
  violations: ReturnType<typeof provoking>['violations'];
  disk: ReturnType<typeof fullDisk>['disk'];
};

/** Walks approvals through every documented status. @returns how replies differ from the contract */
export async function answerApprovals({ world, owner, violations, disk }: Walk): Promise<string[]> {
  const found: string[] = [];
  const second = await world.join(owner, 'owner', 'second@example.om');
  const auditor = await world.join(owner, 'auditor');
  const base = `/organisation/${owner.organisation}`;
  const { browser } = owner;
  const ask = async (email: string, end: typeof owner | null = null) => {
    const body = { email, role: 'owner' };
    const asked = end
      ? await world.ask(`${base}/membership/${await membershipOf(end)}`, { method: 'DELETE', browser })
      : await world.ask(`${base}/invitation`, { body, browser });
    const operation = end ? 'endMembership' : 'invite';
    const { approval } = (await asked.clone().json()) as Asked;
    found.push(...(await violations(operation, 202, asked)));
    return approval;
  };
  const membershipOf = async ({ id }: Person) => {
    const { people } = await read<StaffList>(await world.ask(`${base}/staff`, { browser }));
    return people.find(({ staff_id }) => staff_id === id)!.membership_id;
  };
  const list = (by = browser, within = base) => world.ask(`${within}/approval`, { browser: by });
  const own = await ask('c@example.om', owner);
  const [first, other, last] = [
    await ask('d@example.om'),
    await ask('e@example.om'),
    await ask('f@example.om'),
  ];
  found.push(...(await violations('listApprovals', 200, await list())));
  found.push(...(await violations('listApprovals', 400, await list(browser, '/organisation/1'))));
  const judge = await world.join(owner, 'judge', 'g@example.om');
  found.push(...(await violations('listApprovals', 403, await list(judge.browser))));
  found.push(...(await violations('listApprovals', 404, await list(browser, `/organisation/${nobody}`))));
  const decide = {
    approve: ({ id, hash }: Pick<Approval, 'id' | 'hash'>, by = second.browser) =>
      world.ask(`${base}/approval/${id}/approve`, { body: { hash }, browser: by }),
    rejectApproval: ({ id }: Pick<Approval, 'id'>, by = second.browser) =>
      world.ask(`${base}/approval/${id}/reject`, { method: 'POST', browser: by }),
    withdrawApproval: ({ id }: Pick<Approval, 'id'>, by = browser) =>
      world.ask(`${base}/approval/${id}`, { method: 'DELETE', browser: by }),
  };
  const done = { approve: 200, rejectApproval: 204, withdrawApproval: 204 };
  const acts = { approve: first, rejectApproval: other, withdrawApproval: last };
  for (const operation of ['approve', 'rejectApproval', 'withdrawApproval'] as const) {
    const call = decide[operation];
    const approval = acts[operation];
    found.push(...(await violations(operation, 400, await call({ id: '1', hash: '' }))));
    found.push(...(await violations(operation, 403, await call(own, auditor.browser))));
    found.push(...(await violations(operation, 404, await call({ id: nobody, hash: '' }))));
    disk.works = false;
    found.push(...(await violations(operation, 503, await call(approval))));
    disk.works = true;
    found.push(...(await violations(operation, done[operation], await call(approval))));
    found.push(...(await violations(operation, 409, await call(approval))));
  }
  return found;
}
