import { fileTypeFromBuffer } from 'file-type';
import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeOf, type FileType, type FileUse } from '../../domain/fileTypes.ts';

const HEAD_BYTES = 4_100;
/** Browsers look no further when they guess what a file is. */
const GUESSED_BYTES = 1_024;
/** The end of a ZIP archive, with the longest comment it may have. */
const ZIP_END_BYTES = 22 + 65_535;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|\?xml|!entity)|^#!/i;

/**
 * What a file is by the bytes at its ends, never by its name. Undefined for whatever is not taken, and for a file that
 * is another thing as well: a page, a script, a document or an archive.
 */
export async function sniffMedia(path: string, use: FileUse): Promise<FileType | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = await bytesAt(file, 0, Math.min(size, HEAD_BYTES));
    const found = await fileTypeFromBuffer(head);
    const type = fileTypeOf(found?.mime, use);
    if (!type || isPageAsWell(head, type)) return undefined;
    const end = await bytesAt(file, Math.max(0, size - ZIP_END_BYTES), Math.min(size, ZIP_END_BYTES));
    return isArchiveAsWell(end) ? undefined : type;
  } finally {
    await file.close();
  }
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

/** Archives are read from their end: one may hang behind any file. Its comment reaches just to the end of the file. */
function isArchiveAsWell(end: Buffer): boolean {
  const mark = Buffer.from('PK\x05\x06', 'latin1');
  for (let at = end.indexOf(mark); at !== -1; at = end.indexOf(mark, at + 1))
    if (at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length) return true;
  return false;
}
