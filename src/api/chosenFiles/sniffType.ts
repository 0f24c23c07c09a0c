/** Detects the accepted file types by content (decision D80). The server's check is final. */

/** Covers every signature below; tags of songs are skipped. */
const HEAD_BYTES = 4_096;

/** @returns the media type by content; undefined if it is not accepted. @throws if the file cannot be read */
export async function sniffType(file: Blob): Promise<string | undefined> {
  const head = await bytesOf(file, 0, HEAD_BYTES);
  const tag = lengthOfTag(head);
  return typeOf(tag > 0 ? await bytesOf(file, tag, HEAD_BYTES) : head, tag > 0);
}

export const bytesOf = async (file: Blob, start: number, length: number) =>
  new Uint8Array(await file.slice(start, start + length).arrayBuffer());

/** One character per byte; no browser decoder does this. */
const textAt = (head: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...head.subarray(start, end));

/** Length in bytes of an ID3 tag, which stores it with seven bits per byte. */
function lengthOfTag(head: Uint8Array): number {
  if (textAt(head, 0, 3) !== 'ID3' || head.length < 10) return 0;
  return head.subarray(6, 10).reduce((length, byte) => (length << 7) | (byte & 0x7f), 0) + 10;
}

function typeOf(head: Uint8Array, isTagged: boolean): string | undefined {
  const sound = mpegType(head);
  if (isTagged) return sound ?? 'audio/mpeg';
  const known = marks.find(([start, mark]) => textAt(head, start, start + mark.length) === mark);
  return known?.[2](head) ?? sound;
}

type Mark = readonly [start: number, mark: string, type: (head: Uint8Array) => string | undefined];
const always = (type: string) => () => type;

const marks: readonly Mark[] = [
  [4, 'ftyp', (head) => brandType(textAt(head, 8, 12))],
  // QuickTime files from before the `ftyp` box.
  ...['moov', 'mdat', 'wide', 'free'].map((box): Mark => [4, box, always('video/quicktime')]),
  [0, 'RIFF', (head) => riffTypes[textAt(head, 8, 12)]],
  [0, '\x1a\x45\xdf\xa3', (head) => matroskaType(textAt(head, 0, 64))],
  [0, 'fLaC', always('audio/flac')],
  [0, 'OggS', (head) => (/theora|video/.test(textAt(head, 28, 36)) ? undefined : 'audio/ogg')],
  [0, '\xff\xd8\xff', always('image/jpeg')],
  [0, '\x89PNG\r\n\x1a\n', always('image/png')],
  [0, '%PDF-', always('application/pdf')],
];

const riffTypes: Readonly<Record<string, string>> = {
  'AVI ': 'video/x-msvideo',
  WAVE: 'audio/wav',
  WEBP: 'image/webp',
};

const matroskaType = (head: string) =>
  head.includes('webm') ? 'video/webm' : head.includes('matroska') ? 'video/matroska' : undefined;

/** The media type of an MP4 brand; undefined for AVIF, which uses the same container. */
function brandType(brand: string): string | undefined {
  if (brand.startsWith('3g2')) return 'video/3gpp2';
  if (brand.startsWith('3g')) return 'video/3gpp';
  if (/^(hei[cx]|hev[cx])/.test(brand)) return 'image/heic';
  if (/^(mif1|msf1)/.test(brand)) return 'image/heif';
  if (brand === 'qt  ') return 'video/quicktime';
  if (/^(M4A|M4B|F4A|F4B)/.test(brand)) return 'audio/mp4';
  return /^(avi[fs]|crx)/.test(brand) ? undefined : 'video/mp4';
}

/** AAC or MP3 by the header of an audio frame; undefined for reserved bit patterns. */
function mpegType([first = 0, second = 0, third = 0]: Uint8Array): string | undefined {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  if ((second & 0x16) === 0x10) return 'audio/aac';
  const isReserved = (second & 0x18) === 0x08 || (third & 0xf0) === 0xf0 || (third & 0x0c) === 0x0c;
  return !isReserved && (second & 0x06) === 0x02 ? 'audio/mpeg' : undefined;
}
