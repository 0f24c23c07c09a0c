import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffWorld } from '../support/staff/staffWorld.ts';
import { nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
};

/** Has the calls about the audit return each status that only a particular request can cause. */
export async function answerAudit({ world, owner, violations }: Stage): Promise<string[]> {
  const { browser, organisation } = owner;
  const own = (within: string, by = browser) => world.ask(`/organisation/${within}/audit`, { browser: by });
  const whole = (query: string, by = browser) => world.ask(`/audit${query}`, { browser: by });
  const { browser: organiser } = await world.join(owner, 'organiser', 'organiser@example.om');
  return [
    ...(await violations('readAudit', 200, await own(organisation))),
    ...(await violations('readAudit', 400, await own('1'))),
    ...(await violations('readAudit', 403, await own(organisation, organiser))),
    ...(await violations('readAudit', 404, await own(nobody))),
    ...(await violations('readWholeAudit', 200, await whole('?action=staff.invited'))),
    ...(await violations('readWholeAudit', 400, await whole('?after=yesterday'))),
    ...(await violations('readWholeAudit', 403, await whole('', organiser))),
  ];
}
