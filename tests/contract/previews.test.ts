import { afterAll, beforeAll, expect, it } from 'vitest';
import { failingDisk } from '../support/database/failingDisk.ts';
import { SeasonDesk } from '../support/season/seasonDesk.ts';
import { PreviewLinks } from '../support/previews/previewLinks.ts';
import { provoking, unprovoked } from '../support/servers/contract.ts';
import { StaffWorld } from '../support/staff/staffWorld.ts';
import { unreadable } from '../support/accounts/unreadable.ts';

const { disk, wrap } = failingDisk();
const { provoked, violations } = provoking();
let world: StaffWorld;
let links: PreviewLinks;
beforeAll(async () => {
  world = await StaffWorld.start({}, { wrap });
  links = new PreviewLinks(new SeasonDesk(world, await world.setUp()));
});
afterAll(() => world.close());

it('enterPreview answers what the contract says', async () => {
  const event = await links.desk.makeEvent();
  const token = await links.make(`/event/${event.id}`);
  const enter = (of: string, address = '10.7.0.1') => links.enter(of, { address });
  for (const [status, { body, headers = {} }] of unreadable)
    expect(
      await violations(
        'enterPreview',
        status,
        await fetch(`${world.server.site}/api/preview`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    ).toEqual([]);
  expect(await violations('enterPreview', 200, await enter(token))).toEqual([]);
  expect(await violations('enterPreview', 404, await enter('x'))).toEqual([]);
  disk.works = false;
  expect(await violations('enterPreview', 503, await enter(token))).toEqual([]);
  disk.works = true;
  for (let time = 0; time < 30; time += 1) await enter('x', '10.7.1.1');
  expect(await violations('enterPreview', 429, await enter('x', '10.7.1.1'))).toEqual([]);
  expect(unprovoked(provoked)).toEqual([]);
});
