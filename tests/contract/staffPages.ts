import type { StaffPage } from '../../domain/staff/staffContract.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffBrowser, StaffWorld } from '../support/staff/staffWorld.ts';
import { pageBodies } from './pageCalls.ts';
import { calls, nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/**
 * Has the calls about content pages return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerPages({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const { browser } = owner;
  const { browser: auditor } = await world.join(owner, 'auditor', 'pages@example.om');
  const wrong: string[] = [];
  const id = pageBodies.makeContentPage.id;
  type Sent = { body?: object; by?: StaffBrowser; of?: string; version?: number };
  const ask = (operation: string, { body, by = browser, of = id, version = 1 }: Sent = {}) => {
    const [path, asked] = calls[operation]!;
    const sent = body ?? (asked.body as object | undefined);
    const own = path.replace(nobody, of).replace('version=1', `version=${version}`);
    return world.ask(own, {
      ...(asked.method && { method: asked.method }),
      ...(sent && { body: sent }),
      browser: by,
    });
  };
  const expecting = async (operation: string, status: number, sent?: Sent) => {
    const reply = await ask(operation, sent);
    wrong.push(...(await violations(operation, status, reply.clone())));
    return reply;
  };

  disk.works = false;
  await expecting('makeContentPage', 503);
  disk.works = true;
  await expecting('makeContentPage', 422, { body: { ...pageBodies.makeContentPage, title_ar: ' ' } });
  await expecting('makeContentPage', 201);
  const list = await expecting('listContentPages', 200);
  const { data } = (await list.json()) as { data: StaffPage[] };
  for (const operation of [
    'readStaffPage',
    'changeContentPage',
    'deleteContentPage',
    'listPageVersions',
    'readPageVersion',
  ]) {
    await expecting(operation, 400, { of: '1' });
    await expecting(operation, 403, { by: auditor });
    await expecting(operation, 404, { of: nobody });
  }
  for (const operation of ['listContentPages', 'makeContentPage'])
    await expecting(operation, 403, { by: auditor });
  for (const operation of ['readStaffPage', 'listPageVersions', 'readPageVersion'])
    await expecting(operation, 200);
  disk.works = false;
  for (const operation of ['changeContentPage', 'deleteContentPage']) await expecting(operation, 503);
  disk.works = true;
  const change = { ...pageBodies.changeContentPage, version: 1 };
  await expecting('changeContentPage', 409, { body: { ...change, version: 9 } });
  await expecting('changeContentPage', 422, { body: { ...change, slug: 'terms' } });
  await expecting('changeContentPage', 200, { body: change });
  await expecting('deleteContentPage', 409, { of: data.find(({ slug }) => slug === 'about')!.id });
  await expecting('deleteContentPage', 409);
  await expecting('deleteContentPage', 204, { version: 2 });
  return wrong;
}
