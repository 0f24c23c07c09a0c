import { describe, expect, it } from 'vitest';
import { checkIdentity, checkMedia } from './checkFile.ts';

const film = [0, 0, 0, 24, ...Buffer.from('ftypmp42')];
const photograph = [0xff, 0xd8, 0xff, 0xe0];
const fileOf = (bytes: number[], name: string, length = bytes.length) => {
  const content = new Uint8Array(length);
  content.set(bytes);
  return new File([content], name);
};

describe('a chosen recording', () => {
  it.each([
    ['empty', fileOf([], 'film.mp4')],
    ['wrongFormat', fileOf([...Buffer.from('MZ')], 'film.mp4')],
    ['tooLarge', fileOf(film, 'film.mp4', 1_000_001)],
    [
      'incomplete',
      fileOf([...film, ...Array<number>(12).fill(0), 0, 0, 1, 0, ...Buffer.from('mdat')], 'film.mp4', 250),
    ],
  ] as const)('is refused as %s before it is played', async (code, file) => {
    expect(await checkMedia(file, { limitMegabytes: 1, wanted: 'any', converts: false })).toEqual({
      ok: false,
      code,
    });
  });

  it.each([
    ['exe', fileOf(film, 'film.exe')],
    ['com', fileOf(film, 'film.mp4.com')],
    ['exe', fileOf(film, 'film.exe.mp4')],
  ])('with a blocked ending is refused with it: %s', async (sent, file) => {
    const limits = { limitMegabytes: 1, wanted: 'any', converts: false } as const;
    expect(await checkMedia(file, limits)).toEqual({ ok: false, code: 'blockedExtension', sent });
  });

  it.each([
    ['JPG', fileOf(photograph, 'film.mp4')],
    ['DOCX', fileOf([...Buffer.from('PK')], 'lyrics.docx')],
    ['MKV', fileOf([0x1a, 0x45, 0xdf, 0xa3, 0x88, ...Buffer.from('matroska')], 'film')],
  ])('in a format that is not accepted is refused with its name: %s', async (sent, file) => {
    const limits = { limitMegabytes: 1, wanted: 'any', converts: false } as const;
    expect(await checkMedia(file, limits)).toEqual({ ok: false, code: 'wrongFormat', sent });
  });

  it('of the other kind is refused for its kind alone, however long or large it is', async () => {
    const long = fileOf(film, 'film.mp4', 1_000_001);
    expect(await checkMedia(long, { limitMegabytes: 1, wanted: 'audio', converts: false })).toEqual({
      ok: false,
      code: 'wrongFormat',
      sent: 'MP4',
    });
  });

  it('is reported if it cannot be read', async () => {
    const gone = fileOf(film, 'film.mp4');
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect(await checkMedia(gone, { limitMegabytes: 200, wanted: 'any', converts: false })).toEqual({
      ok: false,
      code: 'unreadable',
    });
  });
});

describe('a chosen document', () => {
  it('is a picture or a document of ten megabytes at most', async () => {
    const good = fileOf(photograph, 'جواز السفر.jpg', 10_000_000);
    const [taken, large, moving] = await Promise.all([
      checkIdentity(good),
      checkIdentity(fileOf(photograph, 'جواز السفر.jpg', 10_000_001)),
      checkIdentity(fileOf(film, 'passport.jpg')),
    ]);
    expect([taken, large, moving]).toEqual([
      { ok: true, file: good },
      { ok: false, code: 'tooLarge' },
      { ok: false, code: 'wrongFormat', sent: 'MP4' },
    ]);
  });
});
