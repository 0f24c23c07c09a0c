import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { withSilence, type VotedPlace } from '../silentGroups.ts';
import { findPlaces } from '../standings/entryPlaces.ts';
import { gatePassed } from '../votesGate.ts';

/** Places of entries as of one version, which a write compares with the database's. */
export type PlacesAt = { version: number; placesOf: (entryId: string) => readonly VotedPlace[] };

/** The places of entries in memory. They may be older than the database, so each write that relies on them checks their version. */
export class KnownPlaces {
  #version: number | undefined;
  readonly #places = new Map<string, VotedPlace[]>();

  /** The places of some entries; reads those that are not in memory. */
  async of(db: Kysely<Schema>, entryIds: ReadonlySet<string>): Promise<PlacesAt> {
    const version = (this.#version ??= await readVersion(db));
    const missing = [...entryIds].filter((id) => !this.#places.has(id));
    if (missing.length > 0) await this.#read(db, missing);
    return { version, placesOf: (entryId) => this.#places.get(entryId) ?? [] };
  }

  /** Whether the places are still the database's; forgets them if not. For a batch that stores nothing. */
  async areCurrent(db: Kysely<Schema>): Promise<boolean> {
    if (this.#version === (await readVersion(db))) return true;
    this.forget();
    return false;
  }

  /** Forgets all places; call it when their version is no longer the database's. */
  forget(): void {
    this.#version = undefined;
    this.#places.clear();
  }

  /** Reads after the version: a change in between then has another version, and the write finds out. */
  async #read(db: Kysely<Schema>, entryIds: readonly string[]): Promise<void> {
    const places = await withSilence(db, await findPlaces(db, entryIds));
    const byEntry = Map.groupBy(places, ({ entryId }) => entryId);
    for (const id of entryIds) this.#places.set(id, byEntry.get(id) ?? []);
  }
}

/**
 * A query with one row if places of a version are still the database's, which they then stay until the commit; otherwise with none.
 * The lock also sees a version that was committed while the statement waited at the gate.
 */
export const currentPlaces = (version: number): RawBuilder<{ version: number }> =>
  sql`SELECT version FROM places_version WHERE ${gatePassed} AND version = ${version} FOR SHARE`;

async function readVersion(db: Kysely<Schema>): Promise<number> {
  const { version } = await db.selectFrom('places_version').select('version').executeTakeFirstOrThrow();
  return version;
}
