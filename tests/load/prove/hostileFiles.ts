/** Files for a registration form that make a server use much memory when it reads them. */
import sharp from 'sharp';
import { mp4WithLongIndex } from '../../support/media/hostileMedia.ts';
import { song, type NamedFile } from '../../support/entries/entryForms.ts';

type Files = { media_file: NamedFile; media_poster?: NamedFile };

/** Makes the hostile files, by kind; each recording has about `bytes` bytes. */
export async function hostileFiles(bytes: number): Promise<[kind: string, files: Files][]> {
  const bomb = await sharp({
    create: { width: 7_000, height: 7_000, channels: 3, background: '#fff' },
  })
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();
  const poster = { name: 'a.png', content: new Uint8Array(bomb), type: 'image/png' };
  const media = (name: string, ...parts: Uint8Array[]) => ({
    media_file: { name, content: new Uint8Array(Buffer.concat(parts)) },
  });
  return [
    ['an MP4 that is all index', media('a.mp4', mp4WithLongIndex(bytes - (bytes % 4)))],
    ['a Matroska file of empty clusters', media('a.mkv', matroska(manyClusters(bytes)))],
    ['a Matroska file that is one attachment', media('a.mkv', matroska(attachment(bytes)))],
    [
      'an MP3 that is one picture in its tag',
      media('a.mp3', tagWithPicture(bytes), Buffer.from('fffb9064', 'hex')),
    ],
    ['a poster that is a bomb of pixels', { media_file: song(), media_poster: poster }],
  ];
}

const element = (id: string, content: Uint8Array) => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length));
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
};

function matroska(content: Uint8Array): Buffer {
  const head = element('1a45dfa3', element('4282', Buffer.from('matroska')));
  const track = Buffer.concat([
    element('d7', Buffer.from([1])),
    element('83', Buffer.from([1])),
    element('86', Buffer.from('V_VP8')),
  ]);
  const tracks = element('1654ae6b', element('ae', track));
  return Buffer.concat([head, element('18538067', Buffer.concat([tracks, content]))]);
}

function manyClusters(bytes: number): Buffer {
  const cluster = element('1f43b675', element('e7', Buffer.from([0])));
  return Buffer.concat(Array.from({ length: Math.floor(bytes / cluster.length) }, () => cluster));
}

const attachment = (bytes: number) =>
  element('1941a469', element('61a7', element('465c', Buffer.alloc(bytes, 1))));

function tagWithPicture(bytes: number): Buffer {
  const frame = Buffer.alloc(10);
  frame.write('APIC');
  frame.writeUInt32BE(bytes, 4);
  const content = Buffer.concat([
    frame,
    Buffer.from('\0image/png\0\x03\0', 'latin1'),
    Buffer.alloc(bytes - 13, 1),
  ]);
  const head = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1');
  for (let place = 0; place < 4; place += 1) head[9 - place] = (content.length >> (7 * place)) & 0x7f;
  return Buffer.concat([head, content]);
}
