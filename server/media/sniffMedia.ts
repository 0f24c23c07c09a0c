import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { fileTypeOf, type FileType, type FileUse } from '../../domain/fileTypes.ts';

/** How many bytes at the start of a file browsers read to guess its type. */
const GUESSED_BYTES = 1_024;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|\?xml|!entity)|^#!/i;

/**
 * The type of a file by its first and last bytes, never by its name. Undefined for a type that is not
 * accepted, and for a file that is also a page, a script, a document or an archive.
 */
export async function sniffMedia(path: string, use: FileUse): Promise<FileType | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const lengths = endLengths(size);
    const head = await bytesAt(file, 0, lengths.head);
    const tail = await bytesAt(file, size - lengths.tail, lengths.tail);
    return await sniffEnds({ head, tail }, use);
  } finally {
    await file.close();
  }
}

/** The type of a file, as `sniffMedia` finds it, from its first and last bytes. */
export async function sniffEnds({ head, tail }: FileEnds, use: FileUse): Promise<FileType | undefined> {
  const found = await fileTypeFromBuffer(head);
  const type = fileTypeOf(found?.mime, use);
  if (!type || isPageAsWell(head, type)) return undefined;
  return isArchiveAsWell(tail) ? undefined : type;
}

/** The bytes of an open file at `position`; fewer at its end. */
export async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function isPageAsWell(head: Buffer, type: FileType): boolean {
  const text = head.subarray(0, GUESSED_BYTES).toString('latin1');
  const documentAt = text.indexOf('%PDF-');
  const isOtherDocument = type.extension === 'pdf' ? documentAt !== 0 : documentAt !== -1;
  return isOtherDocument || MARKUP.test(text);
}

/**
 * Whether the file is also a ZIP archive, which programs look for at the end of a file. It is one if an
 * archive's end record, with its comment, reaches exactly to the last byte.
 */
function isArchiveAsWell(end: Buffer): boolean {
  const mark = Buffer.from('PK\x05\x06', 'latin1');
  for (let at = end.indexOf(mark); at !== -1; at = end.indexOf(mark, at + 1))
    if (at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length) return true;
  return false;
}

const HEAD_BYTES = 4_100;
/** The size of a ZIP archive's end record with the longest possible comment. */
const TAIL_BYTES = 22 + 65_535;

/** The first and last bytes of a file, which show its type. For a short file, each is the whole file. */
export type FileEnds = { head: Buffer; tail: Buffer };

/** How many bytes to read at each end of a file of `bytes` bytes. */
const endLengths = (bytes: number): { head: number; tail: number } => ({
  head: Math.min(bytes, HEAD_BYTES),
  tail: Math.min(bytes, TAIL_BYTES),
});

/** Keeps the first and last bytes of a stream whose chunks are passed to it. */
export class PassingEnds implements FileEnds {
  head = Buffer.alloc(0);
  tail = Buffer.alloc(0);

  pass(chunk: Buffer): void {
    if (this.head.length < HEAD_BYTES)
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_BYTES - this.head.length)]);
    this.tail = Buffer.from(Buffer.concat([this.tail, chunk]).subarray(-TAIL_BYTES));
  }
}
