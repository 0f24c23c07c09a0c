import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffBrowser, StaffWorld } from '../support/staff/staffWorld.ts';
import { messageBodies } from './messageCalls.ts';
import { calls, nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/**
 * Has the calls about messages to candidates return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerMessages({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const { browser } = owner;
  const { browser: judge } = await world.join(owner, 'judge', 'messages@example.om');
  const wrong: string[] = [];
  type Sent = { body?: object; by?: StaffBrowser; of?: string; in?: string; version?: number };
  const ask = (
    operation: string,
    { body, by = browser, of = nobody, in: organisation, version = 1 }: Sent,
  ) => {
    const [path, asked] = calls[operation]!;
    const sent = body ?? (asked.body as object | undefined);
    const [start, middle, end] = path.split(nobody);
    const own = `${start}${organisation ?? owner.organisation}${middle ?? ''}${end === undefined ? '' : of + end}`;
    return world.ask(own.replace('version=1', `version=${version}`), {
      ...(asked.method && { method: asked.method }),
      ...(sent && { body: sent }),
      browser: by,
    });
  };
  const expecting = async (operation: string, status: number, sent: Sent = {}) => {
    const reply = await ask(operation, sent);
    wrong.push(...(await violations(operation, status, reply.clone())));
    return reply;
  };

  for (const operation of ['listTemplates', 'readTemplate', 'saveTemplate', 'removeTemplate']) {
    await expecting(operation, 400, { in: '1' });
    await expecting(operation, 403, { by: judge });
    await expecting(operation, 404, { in: nobody });
  }
  const texts = messageBodies.saveTemplate;
  const of = 'T'.repeat(22);
  await expecting('listTemplates', 200);
  await expecting('readTemplate', 200, { of: 'approved' });
  const first = { of, body: { ...texts, version: 0 } };
  disk.works = false;
  await expecting('saveTemplate', 503, first);
  disk.works = true;
  await expecting('saveTemplate', 422, { of, body: { ...texts, version: 0, mail_ar: '{{nothing}}' } });
  await expecting('saveTemplate', 200, first);
  await expecting('saveTemplate', 409, { of });
  await expecting('removeTemplate', 409, { of, version: 7 });
  disk.works = false;
  await expecting('removeTemplate', 503, { of });
  disk.works = true;
  await expecting('removeTemplate', 204, { of });
  return wrong;
}
