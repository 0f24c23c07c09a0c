import type { BulkJob } from '../../domain/staff/staffContract.ts';
import { bulkOf } from '../support/bulk/bulkWorld.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffBrowser, StaffWorld } from '../support/staff/staffWorld.ts';
import { nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/**
 * Has the calls about acts on many entries return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerBulk({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const wrong: string[] = [];
  const { browser: judge } = await world.join(owner, 'judge', 'bulk@example.om');
  const { competition, preview, wanted } = await bulkOf(world, owner, { entries: 2 });
  const base = `/organisation/${owner.organisation}/competition/${competition}/bulk`;
  type Sent = { method?: string; body?: object; by?: StaffBrowser };
  const expecting = async (operation: string, status: number, path: string, sent: Sent = {}) => {
    const { by = owner.browser, ...asked } = sent;
    const reply = await world.ask(path, { ...asked, browser: by });
    wrong.push(...(await violations(operation, status, reply.clone())));
    return reply;
  };
  const inAllWays = async (operation: string, path: string, sent: Sent = {}) => {
    await expecting(operation, 400, path.replace(competition, '1'), sent);
    await expecting(operation, 403, path, { ...sent, by: judge });
    await expecting(operation, 404, path.replace(competition, nobody), sent);
  };
  await inAllWays('listBulkJobs', base);
  await expecting('listBulkJobs', 200, base);

  const asking = { body: wanted() };
  await inAllWays('previewBulk', `${base}/preview`, asking);
  await expecting('previewBulk', 422, `${base}/preview`, { body: { ...wanted(), search: 'x'.repeat(81) } });
  await expecting('previewBulk', 200, `${base}/preview`, asking);

  const { hash } = await preview();
  const starting = { body: { id: 'J'.repeat(22), hash, wanted: wanted() } };
  await inAllWays('startBulk', base, starting);
  await expecting('startBulk', 422, base, { body: { ...starting.body, hash: 'x'.repeat(65) } });
  await expecting('startBulk', 409, base, { body: { ...starting.body, hash: 'x' } });
  disk.works = false;
  await expecting('startBulk', 503, base, starting);
  disk.works = true;
  const { id } = (await (await expecting('startBulk', 201, base, starting)).json()) as BulkJob;

  await inAllWays('readBulkJob', `${base}/${id}`);
  await expecting('readBulkJob', 200, `${base}/${id}`);
  for (const [operation, act] of [
    ['stopBulk', 'stop'],
    ['resumeBulk', 'resume'],
  ] as const) {
    const path = `${base}/${id}/${act}`;
    const sent = { method: 'POST' };
    await inAllWays(operation, path, sent);
    disk.works = false;
    await expecting(operation, 503, path, sent);
    disk.works = true;
    await expecting(operation, 200, path, sent);
  }
  return wrong;
}
