import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../platform/ids.ts';
import { PART_ENDING } from '../forms/stageFile.ts';

/**
 * Size of a piece in the bucket: half of what our clients send per request. Sending one takes this much
 * memory.
 */
export const PIECE_BYTES = 4_194_304;

/** A temporary file with the next bytes of an upload. */
export type PieceFile = { path: string; bytes: number };

/**
 * Writes a stream to files of `PIECE_BYTES`, the last one shorter, and awaits `keep` for each in turn. If
 * the stream fails, the bytes before it are kept too. Each file is removed after its `keep`.
 * @throws the error of the stream, of the file system or of `keep`
 */
export async function eachPiece(
  source: AsyncIterable<Buffer>,
  folder: string,
  keep: (piece: PieceFile) => Promise<void>,
): Promise<void> {
  let growing: GrowingFile | undefined;
  const keepGrown = async () => {
    const grown = growing;
    growing = undefined;
    await grown?.keep(keep);
  };
  try {
    for await (const chunk of source)
      for (let at = 0; at < chunk.length;) {
        growing ??= await GrowingFile.open(folder);
        at += await growing.append(chunk.subarray(at, at + PIECE_BYTES - growing.bytes));
        if (growing.bytes === PIECE_BYTES) await keepGrown();
      }
  } finally {
    await keepGrown();
  }
}

class GrowingFile {
  readonly #path: string;
  readonly #file: FileHandle;
  bytes = 0;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  static async open(folder: string): Promise<GrowingFile> {
    const path = join(folder, `${newId()}${PART_ENDING}`);
    return new GrowingFile(path, await open(path, 'wx', 0o600));
  }

  async append(bytes: Buffer): Promise<number> {
    await this.#file.writeFile(bytes);
    this.bytes += bytes.length;
    return bytes.length;
  }

  async keep(keep: (piece: PieceFile) => Promise<void>): Promise<void> {
    try {
      // Cut off bytes that a failed write may have left beyond the counted ones.
      await this.#file.truncate(this.bytes).finally(() => this.#file.close());
      if (this.bytes > 0) await keep({ path: this.#path, bytes: this.bytes });
    } finally {
      await rm(this.#path, { force: true });
    }
  }
}
