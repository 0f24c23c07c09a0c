import { orderedWorld } from '../support/payments/staffOrders.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffWorld } from '../support/staff/staffWorld.ts';
import { nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
};

/** Has the calls about orders return each status that only a particular request can cause. */
export async function answerOrders({ world, owner, violations }: Stage): Promise<string[]> {
  const { place, placeFee, organiser } = await orderedWorld(world, owner);
  const [votes, fee] = [await place(), await placeFee()];
  const orders = (path: string, by: Person = owner, within = owner.organisation) =>
    world.ask(`/organisation/${within}/order${path}`, { browser: by.browser });
  return [
    ...(await violations('listStaffOrders', 200, await orders(''))),
    ...(await violations('listStaffOrders', 200, await orders('?state=open&after=9-' + nobody))),
    ...(await violations('listStaffOrders', 400, await orders('?state=lost'))),
    ...(await violations('listStaffOrders', 403, await orders('', organiser))),
    ...(await violations('listStaffOrders', 404, await orders(`?competition=${nobody}`))),
    ...(await violations('readStaffOrder', 200, await orders(`/${votes.id}`))),
    ...(await violations('readStaffOrder', 200, await orders(`/${fee.id}`))),
    ...(await violations('readStaffOrder', 400, await orders('/1'))),
    ...(await violations('readStaffOrder', 403, await orders(`/${votes.id}`, organiser))),
    ...(await violations('readStaffOrder', 404, await orders(`/${nobody}`))),
  ];
}
