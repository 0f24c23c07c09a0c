import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileUse } from '../../domain/fileTypes.ts';
import { zipEnd } from '../../tests/support/media/hostileMedia.ts';
import { mediaFixtures, type MediaFixtures, type Recipe } from '../../tests/support/media/mediaFixtures.ts';
import { inspectMedia } from './inspectMedia.ts';
import { sniffMedia } from './sniffMedia.ts';

let fixtures: MediaFixtures;
let folder: string;
beforeAll(() => {
  fixtures = mediaFixtures();
  folder = mkdtempSync(join(tmpdir(), 'sawt-sniff-'));
});
afterAll(() => {
  fixtures.remove();
  rmSync(folder, { recursive: true });
});

const sniff = async (bytes: Buffer | string, use: FileUse, name = 'file.mp4') => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return (await sniffMedia(path, use))?.extension;
};
const video = () => readFileSync(fixtures.make('common.mp4'));
const png = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
    .png()
    .toBuffer();

describe('a file is what it holds', () => {
  it.each<[Recipe, string]>([
    ['common.mp4', 'mp4'],
    ['phone.mov', 'mov'],
    ['old.avi', 'avi'],
    ['collector.mkv', 'mkv'],
    ['old.3gp', '3gp'],
    ['open.webm', 'webm'],
    ['song.mp3', 'mp3'],
    ['song.m4a', 'm4a'],
    ['song.wav', 'wav'],
    ['song.aac', 'aac'],
    ['song.ogg', 'ogg'],
    ['song.flac', 'flac'],
  ])('%s, whatever it is called', async (recipe, extension) => {
    expect(await sniff(readFileSync(fixtures.make(recipe)), 'media', 'photo.jpg')).toBe(extension);
  });

  it('pictures and PDF are proofs of identity, and not entries', async () => {
    const picture = await png();
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
    expect([await sniff(picture, 'identity'), await sniff(pdf, 'identity')]).toEqual(['png', 'pdf']);
    expect([await sniff(picture, 'media'), await sniff(pdf, 'media')]).toEqual([undefined, undefined]);
    expect(await sniff(video(), 'identity')).toBeUndefined();
  });
});

describe('a file is refused', () => {
  it.each<[string, () => Buffer | string]>([
    ['that is empty', () => ''],
    ['of one byte', () => 'x'],
    ['that is a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000)])],
    [
      'that is an ELF program',
      () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(2_000)]),
    ],
    ['that is a script', () => '#!/bin/sh\nrm -rf /\n'],
    ['that is a page', () => '<!doctype html><script>alert(1)</script>'],
    ['that is a drawing that may run', () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['that is an archive', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100), zipEnd])],
    ['that is noise', () => Buffer.alloc(5_000, 'noise')],
    ['that is a playlist', () => '#EXTM3U\nhttp://127.0.0.1/\n'],
    ['that is a video and an archive', () => Buffer.concat([video(), zipEnd])],
    ['that is a song and a page', () => pageInside(readFileSync(fixtures.make('song.mp3')))],
    ['that is a song and a document', () => withTag('%PDF-1.7')],
  ])('%s', async (_, bytes) => {
    const content = bytes();
    expect([await sniff(content, 'media'), await sniff(content, 'identity')]).toEqual([undefined, undefined]);
  });

  it('that is a document behind other bytes', async () => {
    expect(await sniff('\n<html>%PDF-1.7\n', 'identity')).toBeUndefined();
  });

  it('that is a picture and an archive', async () => {
    expect(await sniff(Buffer.concat([await png(), zipEnd]), 'identity')).toBeUndefined();
  });

  it('but not for four letters that only look like the end of an archive', async () => {
    const mark = Buffer.from('PK\x05\x06 and more of the same song, to its end');
    expect(await sniff(Buffer.concat([readFileSync(fixtures.make('song.mp3')), mark]), 'media')).toBe('mp3');
  });
});

describe('the tracks decide the kind of an entry', () => {
  const as = (recipe: Recipe, name: string) => {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(fixtures.make(recipe)));
    return inspectMedia(path);
  };
  it('an audio track alone in a video container is a recording', async () => {
    const bytes = readFileSync(fixtures.make('song.m4a'));
    bytes.write('isom', bytes.indexOf('M4A '));
    writeFileSync(join(folder, 'recording.mp4'), bytes);
    expect(await inspectMedia(join(folder, 'recording.mp4'))).toMatchObject({
      kind: 'media',
      type: { mime: 'audio/mp4', extension: 'm4a', kind: 'audio' },
    });
  });

  it('a video with the name of a recording is a video', async () => {
    const bytes = readFileSync(fixtures.make('common.mp4'));
    bytes.write('M4A ', bytes.indexOf('isom'));
    writeFileSync(join(folder, 'hidden.m4a'), bytes);
    expect(await inspectMedia(join(folder, 'hidden.m4a'))).toMatchObject({
      kind: 'media',
      type: { mime: 'video/mp4' },
      facts: { durationMs: 2_000, video: { width: 320, height: 240 } },
    });
  });

  it('a file that lacks its end is incomplete', async () => {
    const bytes = readFileSync(fixtures.make('common.mp4')).subarray(0, 2_000);
    writeFileSync(join(folder, 'head.mp4'), bytes);
    expect(await inspectMedia(join(folder, 'head.mp4'))).toEqual({ kind: 'incomplete' });
    expect(await as('song.mp3', 'song.mp3')).toMatchObject({ kind: 'media', facts: { video: null } });
  });
});

/** A song with `words` in its ID3 tag, where its maker can write anything. */
function withTag(words: string): Buffer {
  const size = 10 + words.length;
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, size]);
  const frame = Buffer.from(`TIT2\0\0\0${String.fromCharCode(words.length)}\0\0${words}`, 'latin1');
  return Buffer.concat([head, frame, readFileSync(fixtures.make('song.mp3')).subarray(100)]);
}

const pageInside = (song: Buffer) => Buffer.concat([withTag('<script>alert(1)</script>'), song]);
