import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { follow } from '../../../tests/support/accounts/accountFlows.ts';
import { noPicture, storedPicture } from '../../../tests/support/pictures/pictureFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house, owner } from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { pictureTypeOf, readPictureFile } from './readPictureFile.ts';
import { createSeasonFlows } from './seasonFlows.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
afterEach(() => api?.close());

const base = `/organisation/${house.id}`;
const flows = () => createSeasonFlows(api.client, house.id, owner.id, createStepUps(api.client));

it('leaves no effect of a picture unprovided, and shows what was sent through the staff API', async () => {
  api = await startStaffApi({});
  const { eventPicture, competitionPicture } = flows();
  for (const { machine } of [eventPicture('e'), competitionPicture('c')])
    expect(unprovidedIn(machine)).toEqual([]);
  expect(eventPicture('e').addressOf('x')).toBe(`/staff/api${base}/picture/x`);
});

describe('the picture of a competition', () => {
  it('is read, removed, and as another person left it', async () => {
    const path = `${base}/competition/c/picture`;
    api = await startStaffApi({
      [`GET ${path}`]: [200, storedPicture],
      [`PUT ${path}`]: [
        409,
        { message: 'x', code: 'changed_meanwhile', request_id: 'x', present: noPicture },
      ],
    });
    const actor = createActor(flows().competitionPicture('c').machine, { input: { owner: 'competition' } });
    const { until } = follow(actor.start());
    await until('editing');
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.confirmed' });
    await until('editing');
    expect(actor.getSnapshot().context.stored).toEqual(noPicture);
    const asked = (await api.asked()).map(({ call, body }) => [call, body]);
    expect(asked.at(-1)).toEqual([`PUT ${path}`, { version: storedPicture.version, picture: null }]);
  });
});

describe('a chosen file', () => {
  const fileOf = (text: string) =>
    new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'a.jpg', { type: 'image/jpeg' });

  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF\0\0\0\0WEBP', 'image/webp'],
    ['\0\0\0\x20ftypavif', 'image/avif'],
    ['\0\0\0\x20ftypmp42', undefined],
    ['GIF89a', undefined],
  ])('with the bytes %j is %s', async (text, type) => {
    expect(await pictureTypeOf(fileOf(text))).toBe(type);
  });

  it('is refused before it is sent if it is no picture or too large', async () => {
    const large = fileOf('\xff\xd8\xff');
    Object.defineProperty(large, 'size', { value: 15_000_001 });
    expect([await readPictureFile(fileOf('%PDF-')), await readPictureFile(large)]).toEqual([
      { fault: 'pictureKind' },
      { fault: 'pictureLarge' },
    ]);
  });
});
