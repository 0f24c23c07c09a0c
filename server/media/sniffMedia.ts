import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { fileTypeOf, type FileType, type FileUse } from '../../domain/fileTypes.ts';

/** How many bytes browsers look at to guess a type. */
const GUESSED_BYTES = 1_024;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|\?xml|!entity)|^#!/i;

/**
 * The type of a file by the bytes at its ends, never by its name. Undefined for a type that is not accepted, and for a
 * file that is also a page, a script, a document or an archive.
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

/** Like `sniffMedia`, where the caller has already read both ends of the file. */
export async function sniffEnds({ head, tail }: FileEnds, use: FileUse): Promise<FileType | undefined> {
  const found = await fileTypeFromBuffer(head);
  const type = fileTypeOf(found?.mime, use);
  if (!type || isPageAsWell(head, type)) return undefined;
  return isArchiveAsWell(tail) ? undefined : type;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
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
 * Whether a ZIP archive follows in the file: archives are read from their end. The comment of an archive
 * reaches exactly to the end of the file.
 */
function isArchiveAsWell(end: Buffer): boolean {
  const mark = Buffer.from('PK\x05\x06', 'latin1');
  for (let at = end.indexOf(mark); at !== -1; at = end.indexOf(mark, at + 1))
    if (at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length) return true;
  return false;
}

const HEAD_BYTES = 4_100;
/** The end of a ZIP archive, with the longest comment it may have. */
const TAIL_BYTES = 22 + 65_535;

/** The bytes at the ends of a file, which show its type; for a short file both are the whole. */
export type FileEnds = { head: Buffer; tail: Buffer };

/** The length of each end of a file of `bytes` bytes. */
const endLengths = (bytes: number): { head: number; tail: number } => ({
  head: Math.min(bytes, HEAD_BYTES),
  tail: Math.min(bytes, TAIL_BYTES),
});

/** Keeps the ends of a stream. */
export class PassingEnds implements FileEnds {
  head = Buffer.alloc(0);
  tail = Buffer.alloc(0);

  pass(chunk: Buffer): void {
    if (this.head.length < HEAD_BYTES)
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_BYTES - this.head.length)]);
    this.tail = Buffer.from(Buffer.concat([this.tail, chunk]).subarray(-TAIL_BYTES));
  }
}
