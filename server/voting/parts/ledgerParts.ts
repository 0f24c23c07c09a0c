import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { LEDGER_AREA, readLedgerPartKey } from '../../platform/storage/objectKey.ts';
import { StorageError } from '../../platform/storage/storageError.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import { NOTED_STREAM } from '../checkpoints/checkpointNote.ts';
import { readLatestCheckpoint, readRowHashes } from '../checkpoints/checkpointsRepo.ts';
import type { CheckpointId } from '../checkpoints/seenCheckpoint.ts';
import { GENESIS_HASH } from '../ledgerChain.ts';
import { keyOf, lastSeq, PART_ROWS, type LedgerPart, makePart } from './makePart.ts';

/** How often (ms) the worker looks for new checkpoints, whose rows it can store as parts. */
const LOOK_MS = 5_000;
const ASKED_MS = 1_000;
const unpack = promisify(gunzip);

type LedgerPartsDeps = {
  database: Kysely<Schema>;
  objects: ObjectStore;
  clock: Pick<Clock, 'monotonic'>;
  onError: (error: unknown) => void;
};

/**
 * Stores signed rows as files of `PART_ROWS` rows that never change (decision D143). The list of parts is
 * in memory, so serving one needs no database. Every node makes the same bytes under the same key.
 */
export class LedgerParts {
  readonly #deps: LedgerPartsDeps;
  /** The files in the store when this server started, by the hash of their last row. */
  #found: Map<string, LedgerPart> | undefined;
  #parts: LedgerPart[] = [];
  #checkpoint: CheckpointId | null = null;
  #chains: readonly string[] = [NOTED_STREAM];
  #askedAt = -Infinity;
  readonly worker: PeriodicWorker;

  constructor(deps: LedgerPartsDeps) {
    this.#deps = deps;
    const { clock, onError } = deps;
    this.worker = every({ lease: null, ms: LOOK_MS, clock, work: () => this.#look(), onError });
  }

  /** All known parts in order, from the first row of the ledger on. */
  get all(): readonly LedgerPart[] {
    return this.#parts;
  }

  /** The latest checkpoint known here, which signs the rows of all parts; null while there is none. */
  get checkpoint(): CheckpointId | null {
    return this.#checkpoint;
  }

  /** The names of all chains known here, the one of the parts first. */
  get chains(): readonly string[] {
    return this.#chains;
  }

  /**
   * The part with this hash; undefined if there is none. If it is not known, it first looks for new ones,
   * at most once in `ASKED_MS`: another node may just have made it.
   */
  async find(sha256: string): Promise<LedgerPart | undefined> {
    const known = () => this.#parts.find((part) => part.sha256 === sha256);
    if (known()) return known();
    const now = this.#deps.clock.monotonic();
    if (now - this.#askedAt >= ASKED_MS) {
      this.#askedAt = now;
      this.worker.nudge();
      this.worker.tick();
    }
    await this.worker.rest();
    return known();
  }

  /**
   * The gzipped lines of a part.
   * @throws StorageError if it cannot be read; a missing part will be made again
   */
  async read(part: LedgerPart): Promise<Readable> {
    try {
      return await this.#deps.objects.read(keyOf(part));
    } catch (error) {
      if (error instanceof StorageError && error.reason === 'missing') this.#forgetFrom(part.number);
      throw error;
    }
  }

  /**
   * The lines from row `seq` to the end of its part; undefined if there is no such part or its file is
   * damaged.
   */
  async linesFrom(seq: number): Promise<string[] | undefined> {
    const part = this.#parts[Math.floor((seq - 1) / PART_ROWS)];
    const lines =
      part &&
      (await this.read(part)
        .then(buffer)
        .then(unpack)
        .catch(() => undefined));
    if (!lines || hash('sha256', lines) !== part.sha256) return undefined;
    const wanted = lines
      .toString()
      .split('\n')
      .slice((seq - 1) % PART_ROWS, PART_ROWS);
    return wanted.map((line) => `${line}\n`);
  }

  #forgetFrom(number: number): void {
    this.#parts = this.#parts.slice(0, number - 1);
  }

  async #look(): Promise<void> {
    const { database, objects } = this.#deps;
    // List the files before reading the latest checkpoint, so that it signs the rows of every listed file.
    const listed = this.#found ? undefined : await listParts(objects);
    this.#found ??= listed;
    const latest = await readLatestCheckpoint(database);
    const size = latest?.heads.find(({ stream }) => stream === NOTED_STREAM)?.seq ?? 0;
    while (lastSeq(this.#parts.length + 1) <= size) this.#parts.push(await this.#next());
    this.#checkpoint = latest ? { number: latest.number, hash: latest.hash } : null;
    const heads = await database.selectFrom('ledger_heads').select('stream').orderBy('stream').execute();
    this.#chains = [...new Set([NOTED_STREAM, ...heads.map(({ stream }) => stream)])];
    if (listed) await this.#removeOthers(listed);
  }

  async #next(): Promise<LedgerPart> {
    const { database, objects } = this.#deps;
    const number = this.#parts.length + 1;
    const [row_hash = ''] = await readRowHashes(database, NOTED_STREAM, lastSeq(number), lastSeq(number));
    const found = this.#found?.get(row_hash);
    if (found && (await objects.stat(keyOf(found)))) return { ...found, number };
    const { part, packed } = await makePart(database, number, this.#parts.at(-1)?.row_hash ?? GENESIS_HASH);
    await objects.put(keyOf(part), Readable.from([packed]), {
      bytes: packed.length,
      type: 'application/gzip',
    });
    return part;
  }

  /** Removes files that belong to no part: those of another ledger, left over from before a restore. */
  async #removeOthers(found: ReadonlyMap<string, LedgerPart>): Promise<void> {
    const used = new Set(this.#parts.map(keyOf));
    for (const part of found.values())
      if (!used.has(keyOf(part))) await this.#deps.objects.remove(keyOf(part));
  }
}

async function listParts(objects: ObjectStore): Promise<Map<string, LedgerPart>> {
  const found = new Map<string, LedgerPart>();
  for await (const { key, bytes } of objects.list(`${LEDGER_AREA}/`)) {
    const { sha256, row_hash } = readLedgerPartKey(key);
    found.set(row_hash, { number: 0, sha256, row_hash, bytes });
  }
  return found;
}
