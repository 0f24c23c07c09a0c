import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as ask, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { openSqlite, sqliteKysely } from '../../../server/platform/database/openSqlite.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { competitionAt } from '../catalogue/competitionAt.ts';
import { formOf, passport, type Bytes } from '../entries/entryForms.ts';
import type { ServerProcess } from '../servers/serverProcess.ts';
import { metadataOf } from '../entries/uploadCalls.ts';

const mediaObjects = ['object', 'playable_object', 'poster_object', 'waveform_object'] as const;
const tus = { 'tus-resumable': '1.0.0' };

export type Said = { status: number; code?: string; message?: string; data?: { id: string } };

/** A request whose body the test writes bit by bit, and the promise of its reply. */
export type Sending = { request: ClientRequest; answer: Promise<Said> };

/**
 * Sends uploads and registrations to a server in a process of its own, and reads what it stored of them.
 */
export class ProcessUploads {
  readonly #server: Pick<ServerProcess, 'origin' | 'seenAt'>;
  readonly #competition: string;

  private constructor(server: Pick<ServerProcess, 'origin' | 'seenAt'>, competition: string) {
    this.#server = server;
    this.#competition = competition;
  }

  static async of(server: Pick<ServerProcess, 'origin' | 'seenAt'>): Promise<ProcessUploads> {
    return new ProcessUploads(server, await competitionAt(server.origin, 'player-of-the-season'));
  }

  async asksToBegin(form: string, bytes: number): Promise<Response> {
    return fetch(`${this.#server.origin}/api/uploads`, {
      method: 'POST',
      headers: {
        ...tus,
        'accept-language': 'en',
        'upload-length': String(bytes),
        'upload-metadata': metadataOf({ competition: this.#competition, form, filename: 'oud.wav' }),
      },
    });
  }

  /** Begins an upload and returns its address; throws if the server refuses. */
  async begin(form: string, bytes: number): Promise<string> {
    const response = await this.asksToBegin(form, bytes);
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    return `${this.#server.origin}${response.headers.get('location')}`;
  }

  async offsetOf(url: string): Promise<number> {
    return Number((await fetch(url, { method: 'HEAD', headers: tus })).headers.get('upload-offset'));
  }

  async patch(url: string, offset: number, body: Bytes): Promise<Said> {
    return said(await fetch(url, { method: 'PATCH', headers: chunkHeaders(offset), body }));
  }

  /** Begins a request that sends this many bytes of an upload; the test writes them. */
  patching(url: string, offset: number, bytes: number): Sending {
    return sending(url, { method: 'PATCH', headers: { ...chunkHeaders(offset), 'content-length': bytes } });
  }

  /** Sends the rest of an upload in chunks, each from the byte that the server asks for. */
  async goOn(url: string, media: Bytes, chunk: number): Promise<void> {
    for (let at = await this.offsetOf(url); at < media.length; at = await this.offsetOf(url))
      await this.patch(url, at, media.slice(at, at + chunk));
  }

  /**
   * A registration form with the recording in it. Without `media`, a field must name the ticket of an
   * upload.
   */
  signUpForm(fields: Readonly<Record<string, string>>, media?: Bytes): FormData {
    return formOf(
      { ...fields, comp_id: this.#competition },
      { ...(media && { media_file: { name: 'oud.wav', content: media } }), id_passport_url: passport() },
    );
  }

  async signUp(form: FormData, key: string): Promise<Said> {
    const url = `${this.#server.origin}/api/signup`;
    const headers = { 'idempotency-key': key, 'accept-language': 'en' };
    return said(await fetch(url, { method: 'POST', headers, body: form }));
  }

  /** Begins the request of a registration; the test writes its body. */
  signingUp(headers: Readonly<Record<string, string | number>>): Sending {
    const url = `${this.#server.origin}/api/signup`;
    return sending(url, { method: 'POST', headers: { 'accept-language': 'en', ...headers } });
  }

  /**
   * What the server's database has of registrations: recordings, number of entries, and identity documents.
   */
  stored() {
    return this.#read(async (db) => {
      const media = db.selectFrom('media').where('file_name', '=', 'oud.wav').select(['sha256', 'object']);
      const entries = db.selectFrom('entries').where('signup_key_hash', 'is not', null).select('id');
      const identity = db.selectFrom('identity_documents').select('object');
      return {
        media: await media.execute(),
        entries: (await entries.execute()).length,
        identity: await identity.execute(),
      };
    });
  }

  /** The ids of recordings that are being checked or converted, and the files in work folders. */
  async beingChecked(): Promise<string[]> {
    const rows = await this.#read((db) =>
      db.selectFrom('media').where('state', 'in', ['checking', 'converting']).select('id').execute(),
    );
    return [...rows.map(({ id }) => id), ...(await this.filesIn('staging/work'))];
  }

  async #read<Found>(find: (db: Kysely<Schema>) => Promise<Found>): Promise<Found> {
    // Read a copy of the database: SQLite resolves its path by itself, and would not find it on the
    // process's own disk.
    const folder = await mkdtemp(join(tmpdir(), 'sawt-copy-'));
    await cp(join(this.#server.seenAt, 'db'), folder, { recursive: true });
    const db = sqliteKysely(openSqlite(join(folder, 'sawt.db'), 'read'));
    try {
      return await find(db);
    } finally {
      await db.destroy();
      await rm(folder, { recursive: true });
    }
  }

  /** The paths of all files in a folder of the server's data. */
  async filesIn(folder: string): Promise<string[]> {
    const path = join(this.#server.seenAt, folder);
    const found = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
    return found
      .filter((each) => each.isFile())
      .map(({ name, parentPath }) => join(folder, parentPath.slice(path.length), name));
  }

  /** The files in the store that no row of the database names. */
  async orphans(): Promise<string[]> {
    const files = [...(await this.filesIn('media')), ...(await this.filesIn('identity'))];
    const named = new Set(
      await this.#read(async (db) => [
        ...(await db.selectFrom('media').select(mediaObjects).execute()).flatMap((row) => Object.values(row)),
        ...(await db.selectFrom('identity_documents').select('object').execute()).map(({ object }) => object),
      ]),
    );
    return files.filter((file) => !named.has(file));
  }

  /** The temporary files in the staging folder. */
  async parts(): Promise<string[]> {
    return (await this.filesIn('staging/uploads')).filter((name) => name.endsWith('.part'));
  }
}

const chunkHeaders = (offset: number) => ({
  ...tus,
  'accept-language': 'en',
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

function sending(url: string, options: Parameters<typeof ask>[1]): Sending {
  const { promise: answer, resolve, reject } = Promise.withResolvers<Said>();
  const request = ask(url, options, (response) => {
    void text(response).then((body) => resolve(read(response.statusCode ?? 0, body)), reject);
  });
  request.on('error', reject);
  // Ignore a failure that nobody awaits: tests that kill the server do not wait for the answer.
  answer.catch(() => {});
  return { request, answer };
}

const said = async (response: Response): Promise<Said> => read(response.status, await response.text());

const read = (status: number, body: string): Said => ({
  status,
  ...(body && (JSON.parse(body) as Omit<Said, 'status'>)),
});
