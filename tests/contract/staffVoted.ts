import { askedIn, MINUTE, reasons, votedWorld } from '../support/approvals/votedWorld.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffWorld } from '../support/staff/staffWorld.ts';
import { nobody } from './staffCalls.ts';
import { answerRemovals } from './staffRemovals.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/**
 * Has the calls about a vote that has begun, which ask a second person, return each status that only a particular request can
 * cause. @returns how the replies differ from the contract
 */
export async function answerVoted(stage: Stage): Promise<string[]> {
  const { world, owner, disk, violations } = stage;
  const wrong: string[] = [];
  const voted = await votedWorld(world, { ...owner });
  const { base, competition, group, organiser, approve } = voted;
  const judge = await world.join({ ...owner, browser: voted.owner.browser }, 'judge', 'voted@example.om');
  const asks = {
    Extension: {
      path: (of = group.id) => `${base}/competition/${competition}/group/${of}/extension`,
      body: { version: group.version, closes_at: group.closes_at + 15 * MINUTE, ...reasons },
      unreadable: { reason_ar: '' },
    },
    Cancellation: {
      path: (of = competition) => `${base}/competition/${of}/cancellation`,
      body: { version: (await voted.cancellation()).version, ...reasons },
      unreadable: { reason_en: '' },
    },
  };
  for (const [subject, { path, body, unreadable }] of Object.entries(asks)) {
    const [reads, asking] = [`read${subject}`, `ask${subject}`];
    const call = (sent?: object, of?: string, { browser }: Person = organiser) =>
      world.ask(path(of), { browser, ...(sent && { body: sent }) });
    const expecting = async (operation: string, status: number, reply: Response) =>
      wrong.push(...(await violations(operation, status, reply)));
    for (const [operation, sent] of [
      [reads, undefined],
      [asking, body],
    ] as const) {
      await expecting(operation, 400, await call(sent, '1'));
      await expecting(operation, 404, await call(sent, nobody));
    }
    await expecting(reads, 200, await call());
    await expecting(asking, 403, await call(body, undefined, judge));
    await expecting(asking, 409, await call({ ...body, version: 900 }));
    await expecting(asking, 422, await call({ ...body, ...unreadable }));
    disk.works = false;
    await expecting(asking, 503, await call(body));
    disk.works = true;
    const asked = await call(body);
    const approval = await askedIn(asked.clone());
    await expecting(asking, 202, asked);
    const list = () => world.ask(`${base}/approval`, organiser);
    await expecting('listApprovals', 200, await list());
    await expecting('approve', 200, await approve(approval, voted.owner));
    await expecting(reads, 200, await call());
  }
  return [...wrong, ...(await answerRemovals(stage))];
}
