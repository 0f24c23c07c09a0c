import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryId, laySmallSeason, opens, roundId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { openSqliteFile, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock, type ManualClock } from '../../../tests/support/servers/manualClock.ts';
import type { LedgerTable } from '../../platform/database/schema.ts';
import { ownHold } from '../../platform/leases/ownLeases.ts';
import { openDiskStore } from '../../platform/storage/diskStore.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import { GENESIS_HASH, rowHash } from '../ledgerChain.ts';
import { LedgerParts } from './ledgerParts.ts';

const ROWS = { main: 21_000, aside: 10_000 };
/** The number of the row of `main` that has a wrong hash. */
export const BAD = 20_500;

function chainOfRows(stream: keyof typeof ROWS): LedgerTable[] {
  const rows: LedgerTable[] = [];
  for (let seq = 1; seq <= ROWS[stream]; seq += 1) {
    const fields = {
      stream,
      seq,
      channel: 'free' as const,
      entry_id: entryId(1),
      round_id: roundId,
      group_number: 1,
      votes: 1,
      minute: opens,
      reverses_seq: null,
    };
    const previous_hash = rows.at(-1)?.row_hash ?? GENESIS_HASH;
    const commitment = String(seq).padStart(64, '0');
    const isBad = stream === 'main' && seq === BAD;
    const row_hash = isBad ? 'e'.repeat(64) : rowHash(previous_hash, fields, commitment);
    rows.push({ ...fields, previous_hash, commitment, row_hash });
  }
  return rows;
}

const chains = { main: chainOfRows('main'), aside: chainOfRows('aside') };

export const rowOf = (stream: keyof typeof ROWS, seq: number): LedgerTable => chains[stream][seq - 1]!;
export const linesOf = (from: number, to: number, stream: keyof typeof ROWS = 'main'): string[] =>
  chains[stream].slice(from - 1, to).map((row) => `${JSON.stringify(row)}\n`);
export const sha256 = (lines: string) => createHash('sha256').update(lines).digest('hex');
/** The hash of the lines of a part of `main`. */
export const hashOf = (number: number) => sha256(linesOf(number * 10_000 - 9_999, number * 10_000).join(''));

/** A ledger with the chains `main` and `aside`, and a folder for its parts. */
export class PartsWorld {
  readonly database: TestDatabase;
  readonly errors: string[] = [];
  folder = '';
  objects!: ObjectStore;
  clock!: ManualClock;

  private constructor(database: TestDatabase) {
    this.database = database;
  }

  static async lay(): Promise<PartsWorld> {
    const database = await openSqliteFile();
    await laySmallSeason(database.db);
    const rows = [...chains.main, ...chains.aside];
    for (let from = 0; from < rows.length; from += 1_000)
      await database.db
        .insertInto('ledger')
        .values(rows.slice(from, from + 1_000))
        .execute();
    return new PartsWorld(database);
  }

  /** Removes all checkpoints and all parts. */
  async empty(): Promise<void> {
    if (this.folder) rmSync(this.folder, { recursive: true });
    this.folder = mkdtempSync(join(tmpdir(), 'sawt-parts-'));
    this.objects = openDiskStore(this.folder);
    this.clock = manualClock(opens);
    this.errors.length = 0;
    await this.database.db.deleteFrom('checkpoint_heads').execute();
    await this.database.db.deleteFrom('checkpoints').execute();
  }

  /** The parts at a node. @param isMaker whether the node holds the lease */
  node({ isMaker = true, objects = this.objects } = {}): LedgerParts {
    return new LedgerParts({
      database: this.database.db,
      objects,
      clock: this.clock,
      lease: { take: () => Promise.resolve(isMaker ? ownHold : undefined) },
      onError: (error) => this.errors.push((error as Error).message),
    });
  }

  /** Signs the first rows of `main`, and of `aside`. */
  async sign(number: number, main: number, aside = 9_999): Promise<void> {
    const hash = String(number).repeat(64);
    const unread = { previous_hash: '', public_key: '', signature: '', audit_heads: '[]' };
    await this.database.db
      .insertInto('checkpoints')
      .values({ number, hash, at: opens, row_count: main, vote_count: main, ...unread })
      .execute();
    for (const [stream, seq] of Object.entries({ aside, main }))
      await this.database.db
        .insertInto('checkpoint_heads')
        .values({ number, stream, seq, row_hash: '' })
        .execute();
  }

  /** Lets time (ms) pass, then a node look for new parts if that is due. */
  async look(parts: LedgerParts, ms = 0): Promise<void> {
    this.clock.advance(ms);
    parts.worker.tick();
    await parts.worker.rest();
  }

  /** The keys of the files. */
  names = () => Array.fromAsync(this.objects.list('ledger/'), ({ key }) => key);

  async close(): Promise<void> {
    await this.database.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
