import { describe, expect, it } from 'vitest';
import { isCutShort } from './cutFile.ts';

const isCut = (file: Uint8Array, bytes = file.length) =>
  isCutShort((offset, length) => Promise.resolve(file.subarray(offset, offset + length)), bytes);

const text = (letters: string) => Buffer.from(letters, 'latin1');
const number = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const box = (type: string, content: number, size = content + 8) =>
  Buffer.concat([Buffer.from(number(size)), text(type), Buffer.alloc(content)]);
const film = (...boxes: Buffer[]) => Buffer.concat([box('ftyp', 16), ...boxes]);
const long = (type: string, size: bigint) => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(size, 8);
  return head;
};
const riff = (declared: number, bytes: number) => {
  const file = Buffer.alloc(bytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(declared, 4);
  file.write('AVI ', 8, 'latin1');
  return file;
};
const matroska = (size: number[], bytes: number) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x84, 1, 2, 3, 4, 0x18, 0x53, 0x80, 0x67, ...size]),
    Buffer.alloc(bytes),
  ]);

describe('the end of a recording', () => {
  it.each<[string, Buffer]>([
    ['an MP4 with its index in front', film(box('moov', 40), box('mdat', 100))],
    ['an MP4 with its index at the end', film(box('mdat', 100), box('moov', 40))],
    ['an MP4 in fragments', film(box('moov', 9), box('moof', 9), box('mdat', 9), box('moof', 9))],
    ['an MP4 whose last box reaches to the end', film(box('moov', 40), box('mdat', 100, 0))],
    ['an MP4 with a large box', film(box('moov', 40), long('mdat', 16n))],
    ['an old QuickTime film without a first box', Buffer.concat([box('mdat', 100), box('moov', 40)])],
    [
      'an MP4 with tags of a camera behind it',
      film(box('moov', 9), box('mdat', 9), text('SEFH\xff\xff\xff\xff12')),
    ],
    ['an AVI', riff(92, 100)],
    ['an AVI that counts its header', riff(100, 100)],
    ['a WAV that was streamed', riff(0xff_ff_ff_ff, 100)],
    ['a WAV without a size', riff(0, 100)],
    ['a WebM', matroska([0x84], 4)],
    ['a WebM of a browser, without a size', matroska([0x01, 255, 255, 255, 255, 255, 255, 255], 4)],
    [
      'an MP3, which declares nothing',
      Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(99)]),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('is there: %s', async (_, file) => {
    expect(await isCut(file)).toBe(false);
  });

  it.each<[string, Buffer]>([
    ['an MP4 without the end of its content', film(box('moov', 40), box('mdat', 100, 109))],
    ['an MP4 without its index', film(box('mdat', 100))],
    ['an MP4 whose content has no end', film(box('mdat', 100, 0))],
    ['an MP4 with half an index', film(box('mdat', 100), box('moov', 40, 90))],
    ['an MP4 without the end of a fragment', film(box('moov', 9), box('moof', 9), box('mdat', 9, 18))],
    ['an MP4 without the end of a large box', film(box('moov', 40), long('mdat', 17n))],
    ['an AVI', riff(101, 100)],
    ['a WebM', matroska([0x85], 4)],
    ['a Matroska film with a long size', matroska([0x40, 5], 4)],
  ])('is missing: %s', async (_, file) => {
    expect(await isCut(file)).toBe(true);
  });
});
