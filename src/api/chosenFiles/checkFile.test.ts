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
    ['blockedExtension', fileOf(film, 'film.exe')],
    ['blockedExtension', fileOf(film, 'film.mp4.com')],
    ['empty', fileOf([], 'film.mp4')],
    ['wrongFormat', fileOf([...Buffer.from('MZ')], 'film.mp4')],
    ['wrongFormat', fileOf(photograph, 'film.mp4')],
    ['tooLarge', fileOf(film, 'film.mp4', 1_000_001)],
  ] as const)('is refused as %s before it is played', async (code, file) => {
    expect(await checkMedia(file, 1)).toEqual({ ok: false, code });
  });

  it('is reported if it cannot be read', async () => {
    const gone = fileOf(film, 'film.mp4');
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect(await checkMedia(gone, 200)).toEqual({ ok: false, code: 'unreadable' });
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
      { ok: false, code: 'wrongFormat' },
    ]);
  });
});
