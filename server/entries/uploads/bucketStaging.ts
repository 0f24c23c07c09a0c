import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Metadata, Upload } from '@tus/server';
import type { Kysely } from 'kysely';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readable } from '../../platform/database/readable.ts';
import { eachAtOnce } from '../../platform/storage/eachAtOnce.ts';
import { exactBytes } from '../../platform/storage/exactBytes.ts';
import { objectKey } from '../../platform/storage/objectKey.ts';
import type { Reservations } from '../../platform/storage/reservations.ts';
import { saysFull } from '../../platform/storage/saysFull.ts';
import { StorageError } from '../../platform/storage/storageError.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import type { EntryWriter } from '../writes.ts';
import { PART_ENDING } from '../forms/stageFile.ts';
import { eachPiece, type PieceFile } from './pieceFiles.ts';
import { findPieces, receivedBytes, type KeptPiece } from './piecesRepo.ts';
import { TUS_EXTENSIONS, type Staging } from './staging.ts';
import { findUpload } from './uploadsRepo.ts';

const OBJECTS_AT_ONCE = 8;

export type BucketStagingDeps = {
  /** A folder of this node, for the piece being received and for copies of whole uploads. */
  folder: string;
  objects: ObjectStore;
  database: Kysely<Schema>;
  writer: EntryWriter;
  reservations: Reservations;
};

/**
 * Stores each upload as a series of objects in the bucket, one per piece, so that any node can continue it
 * (decision D160). A piece counts once its row is written, and the row must begin where the piece before it
 * ends. If two nodes write at once, one is therefore refused.
 */
export class BucketStaging extends DataStore implements Staging {
  readonly #deps: BucketStagingDeps;
  readonly #metFullDisk = new Set<string>();

  constructor(deps: BucketStagingDeps) {
    super();
    this.#deps = deps;
    this.extensions = TUS_EXTENSIONS;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await readable(findUpload(this.#deps.database, id));
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const offset = await this.storedBytes(id);
    const metadata = row.metadata === null ? {} : { metadata: Metadata.parse(row.metadata) };
    return new Upload({ id, size: row.bytes, offset, ...metadata });
  }

  /**
   * Stores the bytes of a stream in pieces, also those that arrive before an interruption.
   * @throws a refusal of the protocol, StorageError, WriteError
   */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    let reached = offset;
    try {
      await eachPiece(source, this.#deps.folder, async (piece) => {
        await this.#keep(id, reached, piece);
        reached += piece.bytes;
      });
    } catch (error) {
      if (saysFull(error)) this.#metFullDisk.add(id);
      throw error;
    }
    return reached;
  }

  async #keep(id: string, firstByte: number, { path, bytes }: PieceFile): Promise<void> {
    const { objects, writer } = this.#deps;
    const object = objectKey('uploads');
    await objects.put(object, { path }, { bytes, type: 'application/octet-stream' });
    const outcome = await writer.submit('keepPiece', { id, firstByte, bytes, object });
    if (outcome === 'kept') return;
    await objects.remove(object);
    throw refusals[outcome];
  }

  metFullDisk(id: string): boolean {
    return this.#metFullDisk.delete(id);
  }

  storedBytes(id: string): Promise<number> {
    return readable(receivedBytes(this.#deps.database, id));
  }

  async fetch({ id, bytes }: Pick<UploadsTable, 'id' | 'bytes'>): Promise<string | undefined> {
    const { database, reservations } = this.#deps;
    const path = this.#copyOf(id);
    const space = await reservations.reserve(bytes);
    if (!space) throw new StorageError('full', id);
    try {
      const pieces = Readable.from(this.#read(await readable(findPieces(database, id))));
      await pipeline(pieces, exactBytes(id, bytes), createWriteStream(path, { mode: 0o600 }));
      return path;
    } catch (error) {
      await this.release(id);
      if (saysFull(error)) throw new StorageError('full', id, error);
      if (error instanceof StorageError && error.reason === 'missing') return undefined;
      throw error;
    } finally {
      space.release();
    }
  }

  async *#read(objects: readonly string[]): AsyncGenerator<Buffer> {
    for (const object of objects) yield* (await this.#deps.objects.read(object)) as AsyncIterable<Buffer>;
  }

  async release(id: string): Promise<void> {
    await rm(this.#copyOf(id), { force: true });
  }

  #copyOf(id: string): string {
    return join(this.#deps.folder, `${id}${PART_ENDING}`);
  }

  override remove(id: string): Promise<void> {
    return this.drop(id);
  }

  /**
   * Deletes the objects before their rows: if it fails halfway, the rows still name the objects that are
   * left.
   */
  async drop(id: string): Promise<void> {
    const { database, objects, writer } = this.#deps;
    const pieces = await readable(findPieces(database, id));
    await eachAtOnce(pieces, OBJECTS_AT_ONCE, (object) => objects.remove(object));
    await writer.submit('dropPieces', id);
  }
}

const refusals = {
  moved: ERRORS.INVALID_OFFSET,
  gone: ERRORS.FILE_NO_LONGER_EXISTS,
  tooMany: ERRORS.ERR_SIZE_EXCEEDED,
} satisfies Record<Exclude<KeptPiece, 'kept'>, unknown>;
