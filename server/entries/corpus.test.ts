import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountWorld } from '../../tests/support/accounts/accountWorld.ts';
import { Entrant, type ReplaceAnswer } from '../../tests/support/entries/entrant.ts';
import { passport, song, type NamedFile } from '../../tests/support/entries/entryForms.ts';
import { keptFiles, straysAfterSweep } from '../../tests/support/entries/keptFiles.ts';
import { mediaFixtures, type MediaFixtures } from '../../tests/support/media/mediaFixtures.ts';
import { UploadCalls } from '../../tests/support/entries/uploadCalls.ts';
import * as bad from './uploadCorpus/badFiles.support.ts';
import { blockedNames } from './uploadCorpus/blockedNames.support.ts';
import * as good from './uploadCorpus/goodFiles.support.ts';
import { WaysIn } from './uploadCorpus/waysIn.support.ts';
import { fieldErrorText, type FieldErrorCode } from '../platform/http/errorTexts.ts';

const LIMIT_MEGABYTES = 1;
/** How many bad and good files the tests sent; a last test checks that they were enough. */
const sent = { bad: 0, good: 0 };
const all = <File>(kind: keyof typeof sent, files: readonly File[]) => {
  sent[kind] += files.length;
  return files;
};
const REPLACEMENT_EVERY_MS = 6 * 60_000;

let world: AccountWorld;
let ways: WaysIn;
let fixtures: MediaFixtures;
let audio: string;
let video: string;

beforeAll(async () => {
  fixtures = mediaFixtures();
  world = await AccountWorld.start({ ffmpegPath: null, convertsMedia: false });
  ways = new WaysIn(world);
  const calls = new UploadCalls(world);
  [audio, video] = [
    await calls.competition('player-of-the-season'),
    await calls.competition('choirs-of-the-season'),
  ];
  await ways.allow(audio, LIMIT_MEGABYTES);
});
afterAll(async () => {
  fixtures.remove();
  await world.close();
});

const limits: Partial<Record<FieldErrorCode, number>> = { fileTooLarge: LIMIT_MEGABYTES, imageTooLarge: 5 };
const sentence = (error: FieldErrorCode, max = limits[error]) =>
  fieldErrorText('en', error, max === undefined ? {} : { max });

const mp4 = 'video/mp4';

/** Replaces the recording of an entry by this file, after waiting as long as the rate limit demands. */
function byReplacing(entrant: Entrant, file: NamedFile): Promise<ReplaceAnswer> {
  world.clock.advance(REPLACEMENT_EVERY_MS);
  return entrant.replace({ file });
}

function asPortrait(token: string, file: NamedFile) {
  world.clock.advance(REPLACEMENT_EVERY_MS);
  return ways.asPortrait(token, file);
}

async function nameOf(entry: string): Promise<string | undefined> {
  const row = await world.server.store.database
    .selectFrom('entries')
    .innerJoin('media', 'media.id', 'entries.live_media_id')
    .where('entries.id', '=', entry)
    .select('media.file_name')
    .executeTakeFirst();
  return row?.file_name;
}

const refused = (field: string, text: string) => ({ status: 422, errors: { [field]: [text] } });

describe('the server refuses bad files on every way in, and leaves nothing behind', () => {
  let singer: Entrant;
  let choir: Entrant;
  let before: Awaited<ReturnType<typeof keptFiles>>;
  beforeAll(async () => {
    singer = await Entrant.enter(world, audio);
    const [media] = good.goodVideos(fixtures);
    choir = await Entrant.enter(world, video, { media_file: media ?? song() });
    before = { ...(await keptFiles(world)), parts: [] };
  });

  it('a file with a bad name', async () => {
    const text = sentence('fileBlocked');
    for (const { what, name } of all('bad', blockedNames)) {
      const file = { ...song(), name };
      const answers = await Promise.all([
        ways.byForm(audio, { media_file: file, id_passport_url: { ...passport(), name } }),
        ways.byTicket(audio, file, 'audio/wav'),
        byReplacing(singer, file),
      ]);
      expect([what, answers]).toMatchObject([
        what,
        [
          { status: 422, errors: { media_file: [text], id_passport_url: [text] } },
          { status: 415, code: 'media_type' },
          refused('media_file', text),
        ],
      ]);
    }
    await expect.poll(() => keptFiles(world)).toEqual(before);
  });

  it('a recording with bad content', async () => {
    for (const { what, content, error } of all('bad', bad.badRecordings())) {
      const file = { ...song(), content };
      const expected = refused('media_file', sentence(error));
      const atOnce: Partial<Record<FieldErrorCode, object>> = {
        fileEmpty: { status: 400 },
        fileTooLarge: { status: 413, errors: { media_file: [sentence('fileTooLarge')] } },
      };
      const answers = await Promise.all([
        ways.byForm(audio, { media_file: file }),
        ways.byTicket(audio, file, 'audio/wav'),
        byReplacing(singer, file),
      ]);
      expect([what, answers]).toMatchObject([what, [expected, atOnce[error] ?? expected, expected]]);
    }
    await expect.poll(() => keptFiles(world)).toEqual(before);
  });

  it('a video with bad content', async () => {
    for (const { what, content, error } of all('bad', bad.badVideos(fixtures))) {
      const file = { name: 'أغنية.mp4', content, type: mp4 };
      const expected = refused('media_file', sentence(error));
      const answers = await Promise.all([
        ways.byForm(video, { media_file: file }),
        ways.byTicket(video, file, mp4),
        byReplacing(choir, file),
      ]);
      expect([what, answers]).toMatchObject([what, [expected, expected, expected]]);
    }
    await expect.poll(() => keptFiles(world)).toEqual(before);
  });

  it('a document or a poster with bad content', async () => {
    const send = async ({ what, content, error }: bad.BadFile) => {
      const file = { ...passport(), content };
      const files = { media_file: song(), media_poster: file, id_passport_url: file };
      expect([what, await ways.byForm(audio, files)]).toMatchObject([
        what,
        {
          status: 422,
          errors: {
            id_passport_url: [sentence(error, error === 'fileTooLarge' ? 10 : undefined)],
            media_poster: [sentence('posterUnreadable', 5)],
          },
        },
      ]);
    };
    await Promise.all(all('bad', bad.badDocuments()).map(send));
    await expect.poll(() => keptFiles(world)).toEqual(before);
  });

  it('a portrait with bad content', async () => {
    for (const { what, content, error } of all('bad', bad.badPortraits()))
      expect([
        what,
        await asPortrait(singer.token, { name: 'me.png', content, type: 'image/png' }),
      ]).toMatchObject([what, refused('profile_image', sentence(error))]);
    await expect.poll(() => keptFiles(world)).toEqual(before);
  });
});

describe('the server accepts good files', () => {
  it('with any good name, shown safely', async () => {
    const files = all('good', [
      ...good.goodVideos(fixtures).map((file) => [video, file] as const),
      ...good.goodRecordings(fixtures).map((file) => [audio, file] as const),
    ]);
    const shown = await Promise.all(
      files.map(async ([competition, file]) => {
        const { status, data } = await ways.byForm(competition, { media_file: file });
        return [status, await nameOf(data?.id ?? '')];
      }),
    );
    expect(shown).toEqual(files.map(([, file]) => [200, file.shown ?? file.name]));
  });

  it('ahead of the form and as a replacement as well', async () => {
    const [recording, other] = good.goodRecordings(fixtures);
    if (!recording || !other) throw new Error('there are no recordings');
    expect((await ways.byTicket(audio, recording, 'audio/mpeg')).status).toBe(200);
    const singer = await Entrant.enter(world, audio, { media_file: recording });
    expect((await byReplacing(singer, other)).data?.submission_details?.file_name).toBe(other.name);
  });

  it('as a document, and returns it unchanged', async () => {
    const keep = async (file: NamedFile) => {
      const { id, token } = await Entrant.enter(world, audio, { id_passport_url: file });
      const document = await world.ask(`/participant/identity/${id}`, { token });
      expect(Buffer.from(await document.arrayBuffer()).equals(file.content)).toBe(true);
      expect(decodeURIComponent(document.headers.get('content-disposition') ?? '')).toContain(file.name);
    };
    await Promise.all(all('good', await good.goodDocuments()).map(keep));
  });

  it('as a portrait, and redraws it', async () => {
    const token = await world.token(await world.lay());
    for (const file of all('good', await good.goodPortraits()))
      expect(await asPortrait(token, file)).toMatchObject({
        status: 200,
        data: { image_url: expect.stringMatching(/^\/images\/[0-9a-f]{20}-160\.webp$/) as unknown },
      });
  });
});

describe('in the end', () => {
  it('the corpus has enough of both', () => {
    expect(sent.bad).toBeGreaterThanOrEqual(120);
    expect(sent.good).toBeGreaterThanOrEqual(25);
  });

  it('every file has a name of ours, and the sweep leaves only files that a row names', async () => {
    const { dataDir } = world.server.config;
    for (const name of ['passwd.wav', 'song.exe', 'أغنية.wav'])
      expect(existsSync(join(dataDir, '..', name))).toBe(false);
    expect(await straysAfterSweep(world)).toEqual([]);
    const { media, identity } = await keptFiles(world);
    const ours = /^(media|identity)\/[0-9a-f]{2}\/[0-9a-f]{32}(\.[a-z0-9]{3,4})?$/;
    expect([...media, ...identity].filter((path) => !ours.test(path))).toEqual([]);
  });
});
