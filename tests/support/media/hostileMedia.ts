const text = (value: string) => Buffer.from(value, 'latin1');
const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const chunk = (name: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([text(name), number(content.length), content, Buffer.alloc(content.length % 2)]);
};
const list = (name: string, ...parts: Buffer[]) => chunk('LIST', text(name), ...parts);

/**
 * An AVI with one track: subtitles that are really a playlist. A program that opens all files named inside
 * would fetch `address`.
 */
export function aviWithPlaylist(address: string): Buffer {
  const playlist = text(
    `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1.0,\n${address}\n#EXTINF:1.0,\n${address}\n#EXT-X-ENDLIST\n`,
  );
  const avih = [40_000, 0, 0, 0x10, 125, 0, 2, 0, 320, 240, 0, 0, 0, 0];
  const strh = [0, 0, 0, 1, 25, 0, 125, 902, 10_000, 0, 0, 0];
  const strf = [40, 320, 240, 0x180001, 0x44495658, 0x34800, 0, 0, 0, 0];
  const fields = (values: number[]) => Buffer.concat(values.map(number));
  const subtitle = [
    text('GAB2\0'),
    Buffer.from([2, 0]),
    Buffer.alloc(4),
    Buffer.from([4, 0]),
    number(playlist.length),
  ];
  return chunk(
    'RIFF',
    text('AVI '),
    list(
      'hdrl',
      chunk('avih', fields(avih)),
      list('strl', chunk('strh', text('txts'), fields(strh)), chunk('strf', fields(strf))),
    ),
    list('movi', chunk('00tx', ...subtitle, playlist)),
  );
}

/** The last bytes of an empty ZIP archive; appended to a file, they make it an archive too. */
export const zipEnd = Buffer.concat([text('PK\x05\x06'), Buffer.alloc(18)]);

/** An MP4 with an index of `bytes` bytes, which takes several times as much memory to read. */
export function mp4WithLongIndex(bytes: number): Buffer {
  const sizes = Buffer.alloc(12 + bytes, 1);
  sizes.writeUInt32BE(0, 0);
  sizes.writeUInt32BE(0, 4);
  sizes.writeUInt32BE(bytes / 4, 8);
  const handler = Buffer.concat([Buffer.alloc(8), text('vide'), Buffer.alloc(13)]);
  const tables = box('minf', box('stbl', box('stsz', sizes)));
  const track = box('trak', box('mdia', box('hdlr', handler), tables));
  return Buffer.concat([
    box('ftyp', text('isom\0\0\0\0isom')),
    box('moov', box('mvhd', Buffer.alloc(100)), track),
  ]);
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}
