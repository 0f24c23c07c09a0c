// @vitest-environment node
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { fileTypeOf } from '../../../domain/fileTypes.ts';
import { sniffType } from './sniffType.ts';

const bytes = (...parts: (string | number[])[]) => {
  const head = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
  return Buffer.concat([head, Buffer.alloc(Math.max(0, 256 - head.length))]);
};
const box = (name: string, brand = '') => bytes([0, 0, 0, 24], name, brand);
const webm = [0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x84];
const ogg = (codec: string) => bytes('OggS', Array<number>(24).fill(0), codec);
const tag = (length: number): (string | number[])[] => [
  'ID3',
  [3, 0, 0, 0, 0, length >> 7, length & 127],
  '\0'.repeat(length),
];
const frame = [0xff, 0xfb, 0x90, 0x64];

const taken: [string, Buffer, string][] = [
  ['a film of a camera', box('ftyp', 'mp42'), 'video/mp4'],
  ['a film of a browser', box('ftyp', 'isom'), 'video/mp4'],
  ['a film of an iPhone', box('ftyp', 'qt  '), 'video/quicktime'],
  ['a film of an old Mac', box('moov'), 'video/quicktime'],
  ['a film of an old PC', bytes('RIFF', [4, 0, 0, 0], 'AVI '), 'video/x-msvideo'],
  ['a film of the web', bytes(webm, 'webm'), 'video/webm'],
  ['a song with a cover', bytes(...tag(300), frame), 'audio/mpeg'],
  ['a bare song', bytes(frame), 'audio/mpeg'],
  ['a voice note', box('ftyp', 'M4A '), 'audio/mp4'],
  ['a recording of a studio', bytes('RIFF', [4, 0, 0, 0], 'WAVE'), 'audio/wav'],
  ['sound of a stream', bytes([0xff, 0xf1, 0x50, 0x80]), 'audio/aac'],
  ['a voice of a messenger', ogg('OpusHead'), 'audio/ogg'],
  ['a free song', ogg('\x01vorbis'), 'audio/ogg'],
  ['a film of a collector', bytes([...webm.slice(0, -1), 0x88], 'matroska'), 'video/matroska'],
  ['a film of a very old phone', box('ftyp', '3gp4'), 'video/3gpp'],
  ['a song without loss', bytes('fLaC', [0, 0, 0, 34]), 'audio/flac'],
];

describe('the file type', () => {
  it.each(taken)('%s', async (_, content, type) => {
    expect(await sniffType(new Blob([new Uint8Array(content)]))).toBe(type);
  });

  it.each(taken)('as the server knows it: %s', async (_, content, type) => {
    const known = await fileTypeFromBuffer(new Uint8Array(content));
    expect(fileTypeOf(known?.mime, 'media')?.mime).toBe(type);
  });

  it.each([
    ['a photograph', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['a screenshot', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
    ['a picture of the web', bytes('RIFF', [4, 0, 0, 0], 'WEBP'), 'image/webp'],
    ['a scan', bytes('%PDF-1.7'), 'application/pdf'],
    ['a photograph of an iPhone', box('ftyp', 'heic'), 'image/heic'],
    ['a photograph of another phone', box('ftyp', 'mif1'), 'image/heif'],
  ])('as a document: %s', async (_, content, type) => {
    expect(await sniffType(new Blob([new Uint8Array(content)]))).toBe(type);
  });

  it.each([
    ['a program', bytes('MZ')],
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a page', bytes('<!doctype html>')],
    ['an archive', bytes('PK\u0003\u0004')],
    ['a picture of a web page', box('ftyp', 'avif')],
    ['a free film', ogg('\x80theora')],
    ['a text that begins like sound', bytes([0xff, 0xfe], 'a\0b\0')],
    ['nothing', Buffer.alloc(0)],
  ])('and %s is none that is taken', async (_, content) => {
    expect(await sniffType(new Blob([new Uint8Array(content)]))).toBeUndefined();
  });
});
