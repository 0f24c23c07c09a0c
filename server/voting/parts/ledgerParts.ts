import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Lease } from '../../platform/leases/lease.ts';
import { LEDGER_AREA, readLedgerPartKey } from '../../platform/storage/objectKey.ts';
import { StorageError } from '../../platform/storage/storageError.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import { NOTED_STREAM } from '../checkpoints/checkpointNote.ts';
import { readLatestCheckpoint, readRowHashes } from '../checkpoints/checkpointsRepo.ts';
import type { CheckpointId } from '../checkpoints/seenCheckpoint.ts';
import { GENESIS_HASH, type LedgerHead } from '../ledgerChain.ts';
import { keyOf, lastSeq, PART_ROWS, type LedgerPart, makePart, type PartPlace } from './makePart.ts';

/** How often (ms) the worker looks for new checkpoints, whose rows it can store as parts. */
const LOOK_MS = 5_000;
const ASKED_MS = 1_000;
const unpack = promisify(gunzip);

type LedgerPartsDeps = {
  database: Kysely<Schema>;
  objects: ObjectStore;
  clock: Pick<Clock, 'monotonic'>;
  /** The node that holds it makes the parts; the others find them in the store. */
  lease: Lease;
  onError: (error: unknown) => void;
};

/** A file in the store; its place in the ledger is known only by its last row. */
type StoredPart = Omit<LedgerPart, keyof PartPlace>;
/** Files by the hash of their last row. */
type StoredParts = ReadonlyMap<string, StoredPart>;

/**
 * Stores the signed rows of each chain as files of `PART_ROWS` rows that never change (decision D143). The
 * lists of parts are in memory, so serving one needs no database. Two nodes that make the same part at once
 * store the same bytes under the same key.
 */
export class LedgerParts {
  readonly #deps: LedgerPartsDeps;
  /** The files in the store when this node last listed them. */
  #found: StoredParts = new Map();
  readonly #parts = new Map<string, LedgerPart[]>();
  #checkpoint: CheckpointId | null = null;
  #chains: readonly string[] = [NOTED_STREAM];
  #askedAt = -Infinity;
  /** Chains of which this node found a file lost: it makes the file again, also without the lease. */
  readonly #lost = new Set<string>();
  /** Whether this node has removed the files of other ledgers. */
  #isTidy = false;
  readonly worker: PeriodicWorker;

  constructor(deps: LedgerPartsDeps) {
    this.#deps = deps;
    const { clock, onError } = deps;
    this.worker = every({ lease: null, ms: LOOK_MS, clock, work: () => this.#look(), onError });
  }

  /** The known parts of a chain in order, from its first row on. */
  of(stream: string): readonly LedgerPart[] {
    return this.#parts.get(stream) ?? [];
  }

  /** The latest checkpoint known here, which signs the rows of all parts; null while there is none. */
  get checkpoint(): CheckpointId | null {
    return this.#checkpoint;
  }

  /** The names of all chains known here, `main` first. */
  get chains(): readonly string[] {
    return this.#chains;
  }

  /**
   * The part with this hash; undefined if there is none. If it is not known, it first looks for new ones,
   * at most once in `ASKED_MS`: another node may just have made it.
   */
  async find(sha256: string): Promise<LedgerPart | undefined> {
    const known = () => this.#all().find((part) => part.sha256 === sha256);
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
      if (error instanceof StorageError && error.reason === 'missing') this.#forgetFrom(part);
      throw error;
    }
  }

  /**
   * The lines from row `seq` of a chain to the end of its part; undefined if there is no such part or its
   * file is damaged.
   */
  async linesFrom(stream: string, seq: number): Promise<string[] | undefined> {
    const part = this.of(stream)[Math.floor((seq - 1) / PART_ROWS)];
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

  #all(): IteratorObject<LedgerPart> {
    return this.#parts.values().flatMap((parts) => parts);
  }

  #forgetFrom({ stream, number }: PartPlace): void {
    this.#parts.set(stream, this.of(stream).slice(0, number - 1));
    this.#lost.add(stream);
  }

  async #look(): Promise<void> {
    const { database, objects, lease } = this.#deps;
    const isMaker = (await lease.take()) !== undefined;
    // List the files before reading the latest checkpoint, so that it signs the rows of every listed file.
    const listed = isMaker && !this.#isTidy ? await listParts(objects) : undefined;
    this.#found = listed ?? this.#found;
    const latest = await readLatestCheckpoint(database);
    const longer = (latest?.heads ?? []).filter(
      ({ stream, seq }) => lastSeq(this.of(stream).length + 1) <= seq,
    );
    if (!isMaker && longer.length > 0) this.#found = await listParts(objects);
    const isWhole = await this.#followAll(longer, isMaker);
    this.#checkpoint = latest ? { number: latest.number, hash: latest.hash } : null;
    const heads = await database.selectFrom('ledger_heads').select('stream').orderBy('stream').execute();
    this.#chains = [...new Set([NOTED_STREAM, ...heads.map(({ stream }) => stream)])];
    if (!listed || !isWhole) return;
    await this.#removeOthers(listed);
    this.#isTidy = true;
  }

  /** Follows chains one after another, whatever becomes of one of them. @returns whether all could be followed */
  async #followAll(heads: readonly LedgerHead[], isMaker: boolean): Promise<boolean> {
    let isWhole = true;
    for (const head of heads)
      await this.#follow(head, isMaker).catch((error: unknown) => {
        isWhole = false;
        this.#deps.onError(error);
      });
    return isWhole;
  }

  /** Adds the parts of a chain up to its signed end, or to the first one that another node has yet to make. */
  async #follow({ stream, seq }: LedgerHead, isMaker: boolean): Promise<void> {
    const makes = isMaker || this.#lost.has(stream);
    for (let number = this.of(stream).length + 1; lastSeq(number) <= seq; number += 1) {
      const place = { stream, number };
      const part = (await this.#findStored(place)) ?? (makes ? await this.#make(place) : undefined);
      if (!part) return;
      this.#parts.set(stream, [...this.of(stream), part]);
    }
    this.#lost.delete(stream);
  }

  async #findStored(place: PartPlace): Promise<LedgerPart | undefined> {
    const { database, objects } = this.#deps;
    const last = lastSeq(place.number);
    const [row_hash = ''] = await readRowHashes(database, place.stream, last, last);
    const stored = this.#found.get(row_hash);
    return stored && (await objects.stat(keyOf(stored))) ? { ...stored, ...place } : undefined;
  }

  async #make(place: PartPlace): Promise<LedgerPart> {
    const { database, objects } = this.#deps;
    const previousHash = this.of(place.stream).at(-1)?.row_hash ?? GENESIS_HASH;
    const { part, packed } = await makePart(database, place, previousHash);
    await objects.put(keyOf(part), Readable.from([packed]), {
      bytes: packed.length,
      type: 'application/gzip',
    });
    return part;
  }

  /** Removes files that belong to no part: those of another ledger, left over from before a restore. */
  async #removeOthers(listed: StoredParts): Promise<void> {
    const used = new Set(this.#all().map(keyOf));
    for (const part of listed.values())
      if (!used.has(keyOf(part))) await this.#deps.objects.remove(keyOf(part));
  }
}

async function listParts(objects: ObjectStore): Promise<StoredParts> {
  const found = new Map<string, StoredPart>();
  for await (const { key, bytes } of objects.list(`${LEDGER_AREA}/`)) {
    const { sha256, row_hash } = readLedgerPartKey(key);
    found.set(row_hash, { sha256, row_hash, bytes });
  }
  return found;
}
