import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureSource, StaffPicture } from '../../../../domain/staff/staffContract.ts';
import {
  type DatabaseMaker,
  forEachDatabase,
  openSqliteFile,
  type TestDatabase,
  writeBeside,
} from '../../../../tests/support/database/databases.ts';
import { drawnPicture, middleCrops, PictureDesk } from '../../../../tests/support/pictures/pictureDesk.ts';
import { answered, read, StaffWorld } from '../../../../tests/support/staff/staffWorld.ts';

const alt = { alt_ar: 'مغنية على المسرح', alt_en: 'A singer on the stage', decorative: false };

/** A server for several tests, and an event with a competition for each. */
function shareDesk(open: DatabaseMaker['open']) {
  let database: TestDatabase;
  let world: StaffWorld;
  let desk: PictureDesk;
  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    desk = new PictureDesk(world, await world.setUp());
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });
  return async () => {
    const event = await desk.makeEvent();
    return { world, desk, event, singing: await desk.makeCompetition(event.id) };
  };
}

describe('pictures of events and competitions', () => {
  const begin = shareDesk(openSqliteFile);

  it('are cut to each shape, and say what stands for them', async () => {
    const { world, desk, singing, event } = await begin();
    const source = await desk.uploaded({ width: 1_760, height: 1_240 });
    const path = `/competition/${singing.id}/picture`;
    const before = await read<StaffPicture>(await desk.ask(path));
    expect(before).toEqual({ version: 1, changed: null, picture: null });
    const crops = middleCrops(source);
    const stored = await read<StaffPicture>(await desk.put(path, 1, { source: source.id, crops, ...alt }));
    expect(stored).toEqual({
      version: 2,
      changed: { at: world.clock.now(), by: 'Salma Al Harthy' },
      picture: {
        name: expect.stringMatching(/^s[\w-]{22}$/) as unknown,
        source,
        crops,
        alt_ar: alt.alt_ar,
        alt_en: alt.alt_en,
      },
    });
    expect(await read<StaffPicture>(await desk.ask(path))).toEqual(stored);
    const name = stored.picture!.name;
    expect(await desk.sizesOf(name, ['-480.webp', '-960.webp', '-1600.webp', '-card-264.webp'])).toEqual([
      [480, 270],
      [960, 540],
      [1_600, 900],
      [264, 198],
    ]);
    expect(await desk.sizesOf(name, ['-card-528.webp', '-preview.jpg'])).toEqual([
      [528, 396],
      [1_200, 630],
    ]);
    // An event has no card of that shape.
    const own = await read<StaffPicture>(
      await desk.put(`/event/${event.id}/picture`, 1, { source: source.id, crops, ...alt }),
    );
    expect([own.picture!.crops!.card, own.picture!.name === name]).toEqual([null, false]);
    expect(await desk.settings(singing.id)).toMatchObject({ version: 1 });
  });

  it('say truly why a file is none', async () => {
    const { desk } = await begin();
    const faultOf = async (bytes: Buffer) => {
      const { status, errors } = await answered(await desk.upload(bytes));
      return [status, errors?.['picture']];
    };
    const whole = await drawnPicture({ width: 1_280, height: 900 });
    const other = await sharp(whole).negate().toBuffer();
    const frames = await sharp([whole, other], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect([
      await faultOf(Buffer.from('%PDF-1.7 no picture')),
      await faultOf(whole.subarray(0, whole.length / 2)),
      await faultOf(frames),
      await faultOf(await drawnPicture({ width: 1_199, height: 800 })),
    ]).toEqual([
      [422, ['This file is no picture that the site can use. Choose a JPEG, PNG, WebP or AVIF file.']],
      [422, ['This picture is damaged. Open it and save it again, or choose another one.']],
      [422, ['This picture moves. Choose a still one.']],
      [422, ['This picture is too small. It needs at least 1200 × 675 pixels.']],
    ]);
    expect((await desk.upload(Buffer.alloc(15_000_001))).status).toBe(413);
  });

  it('are kept upright and without what a camera writes beside the pixels', async () => {
    const { desk } = await begin();
    const turned = await sharp(await drawnPicture({ width: 900, height: 1_600 }))
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const source = await read<PictureSource>(await desk.upload(turned));
    expect([source.width, source.height]).toEqual([1_600, 900]);
    const shown = Buffer.from(await (await desk.ask(`/picture/${source.id}`)).arrayBuffer());
    const { exif, orientation, format } = await sharp(shown).metadata();
    expect([exif, orientation, format]).toEqual([undefined, undefined, 'webp']);
  });
});

forEachDatabase('changes of pictures', ({ open }) => {
  const begin = shareDesk(open);

  it('keep their copies while only the texts change, and are removed', async () => {
    const { desk, singing } = await begin();
    const path = `/competition/${singing.id}/picture`;
    const source = await desk.uploaded();
    const wanted = { source: source.id, crops: middleCrops(source), ...alt };
    const first = await read<StaffPicture>(await desk.put(path, 1, wanted));
    const texts = { ...wanted, alt_en: '  Another  text ' };
    const second = await read<StaffPicture>(await desk.put(path, 2, texts));
    const plain = { source: null, crops: null, alt_ar: '', alt_en: '', decorative: true };
    const third = await read<StaffPicture>(await desk.put(path, 3, plain));
    expect([second.picture, third.picture]).toEqual([
      { ...first.picture, alt_en: 'Another text' },
      { ...first.picture, alt_ar: null, alt_en: null },
    ]);
    const gone = await read<StaffPicture>(await desk.put(path, 4, null));
    expect(gone.picture).toBe(null);
    const lines = await desk.audited(singing.id);
    expect(lines.map(({ action }) => action)).toEqual(Array(4).fill('season.picture_changed'));
    expect(lines.slice(1)).toMatchObject([
      { before: { picture_alt_en: alt.alt_en }, after: { picture_alt_en: 'Another text' } },
      { after: { picture_alt_ar: null, picture_alt_en: null } },
      { before: { picture: first.picture!.name }, after: { picture: null, source: null, crops: null } },
    ]);
  });

  it('are refused for a person who saw an earlier one, and leave no copies', async () => {
    const { desk, singing } = await begin();
    const path = `/competition/${singing.id}/picture`;
    const source = await desk.uploaded();
    const wanted = { source: source.id, crops: middleCrops(source), ...alt };
    const present = await read<StaffPicture>(await desk.put(path, 1, wanted));
    const files = desk.files();
    const late = await desk.put(path, 1, { ...wanted, crops: middleCrops(source, 10) });
    expect([late.status, await late.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'changed_meanwhile', present }) as unknown,
    ]);
    expect(desk.files()).toEqual(files);
  });

  it('need texts in both languages, and rectangles that lie in the picture', async () => {
    const { world, desk, singing } = await begin();
    const path = `/competition/${singing.id}/picture`;
    const source = await desk.uploaded();
    const crops = middleCrops(source);
    const put = async (typed: object) =>
      answered(await desk.put(path, 1, { source: source.id, crops, ...alt, ...typed }));
    const sentence = 'Describe the picture in 1 to 250 characters, or mark it as decoration.';
    expect(await put({ alt_en: ' ', alt_ar: 'أ'.repeat(251) })).toMatchObject({
      status: 422,
      errors: { alt_ar: [sentence], alt_en: [sentence] },
    });
    const unfit = [
      { crops: { ...crops, wide: { ...crops.wide, x: crops.wide.x + 1 } } },
      { crops: { ...crops, share: { x: 0, y: 0, width: 1_199 } } },
      { crops: { ...crops, card: null } },
      { source: 'A'.repeat(22) },
      { source: null, crops: null },
    ];
    for (const typed of unfit) expect(Object.keys((await put(typed)).errors ?? {})).toEqual(['crops']);
    const foreign = await world.layOrganisation();
    await writeBeside(world.server.config, (db) =>
      db
        .updateTable('picture_sources')
        .set({ organisation_id: foreign })
        .where('id', '=', source.id)
        .execute(),
    );
    expect(Object.keys((await put({})).errors ?? {})).toEqual(['crops']);
  });
});
