/** Whether the end of a recording is missing, by the sizes that its container declares (decision D196). */

/** Reads `length` bytes at `offset`; fewer at the end of the file. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>;

/**
 * Whether the container of a recording says that the file should be longer, or an MP4 lacks its index. False
 * for a container that declares no size, as streams do.
 * @param bytes size of the file
 */
export async function isCutShort(read: ReadBytes, bytes: number): Promise<boolean> {
  const head = viewOf(await read(0, HEAD_BYTES));
  const mark = textAt(head, 0);
  if (mark === 'RIFF') return isRiffCut(head, bytes);
  if (head.byteLength >= 4 && head.getUint32(0) === EBML) return isMatroskaCut(head, bytes);
  return MP4_STARTS.has(textAt(head, 4)) ? isMp4Cut(read, bytes) : false;
}

const HEAD_BYTES = 256;
const EBML = 0x1a_45_df_a3;
const SEGMENT = 0x18_53_80_67;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const textAt = (view: DataView, at: number): string =>
  view.byteLength < at + 4
    ? ''
    : String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** QuickTime files from before the `ftyp` box begin with another. */
const MP4_STARTS: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free']);
/** Boxes that hold what is played; bytes behind them may be anything, such as tags of a camera. */
const MP4_DATA: ReadonlySet<string> = new Set(['moov', 'mdat', 'moof']);
/** A film of two minutes in fragments of half a second has 480 boxes. */
const MOST_BOXES = 4_096;
const BOX_HEAD_BYTES = 16;

async function isMp4Cut(read: ReadBytes, bytes: number): Promise<boolean> {
  let hasIndex = false;
  let offset = 0;
  for (let box = 0; box < MOST_BOXES && offset + 8 <= bytes; box += 1) {
    const head = viewOf(await read(offset, BOX_HEAD_BYTES));
    if (head.byteLength < 8) break;
    const type = textAt(head, 4);
    const size = boxSize(head, bytes - offset);
    if (MP4_DATA.has(type) && offset + size > bytes) return true;
    hasIndex ||= type === 'moov';
    if (size < 8) break;
    offset += size;
  }
  return !hasIndex;
}

/** @param rest bytes up to the end of the file, for a box that reaches there */
function boxSize(head: DataView, rest: number): number {
  const size = head.getUint32(0);
  if (size === 0) return rest;
  return size === 1 && head.byteLength >= BOX_HEAD_BYTES ? Number(head.getBigUint64(8)) : size;
}

/** Some programs count the eight bytes of the header too. */
const RIFF_HEAD_BYTES = 8;

function isRiffCut(head: DataView, bytes: number): boolean {
  const size = head.byteLength < RIFF_HEAD_BYTES ? 0 : head.getUint32(4, true);
  // A stream has 0 or the largest number.
  return size !== 0xff_ff_ff_ff && size > bytes;
}

function isMatroskaCut(head: DataView, bytes: number): boolean {
  const ebml = elementSize(head, 4);
  if (!ebml || ebml.size === null) return false;
  const segment = ebml.end + ebml.size;
  if (segment + 4 > head.byteLength || head.getUint32(segment) !== SEGMENT) return false;
  const found = elementSize(head, segment + 4);
  return found !== undefined && found.size !== null && found.end + found.size > bytes;
}

/** The size of an element and where its content begins; null for the size of a stream. */
function elementSize(view: DataView, at: number): { size: number | null; end: number } | undefined {
  if (at >= view.byteLength) return undefined;
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  const end = at + length;
  if (length > 8 || end > view.byteLength) return undefined;
  let size = first & (0xff >> length);
  let isUnknown = size === 0xff >> length;
  for (let index = at + 1; index < end; index += 1) {
    const byte = view.getUint8(index);
    isUnknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  return { size: isUnknown ? null : size, end };
}
