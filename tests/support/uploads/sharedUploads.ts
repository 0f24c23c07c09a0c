import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openS3Store } from '../../../server/platform/storage/s3Store.ts';
import { AccountWorld } from '../accounts/accountWorld.ts';
import { competitionAt } from '../catalogue/competitionAt.ts';
import { openPostgresDatabase, type TestDatabase } from '../database/databases.ts';
import { startS3Server, type S3Server } from '../media/s3Server.ts';
import { startTestServer, type TestServer } from '../servers/testServer.ts';
import { formOf, passport, person, type Bytes } from '../entries/entryForms.ts';
import { metadataOf } from '../entries/uploadCalls.ts';

export type Answer = {
  status: number;
  code?: string;
  data?: { id: string };
  errors?: Record<string, string[]>;
};

const tus = { 'tus-resumable': '1.0.0', 'accept-language': 'en' };
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Two nodes with a data folder each, which share one PostgreSQL and one bucket. */
export class SharedUploads {
  readonly bucket: S3Server;
  readonly database: TestDatabase;
  readonly world: AccountWorld;
  readonly a: TestServer;
  readonly b: TestServer;
  readonly #competition: string;

  private constructor(
    bucket: S3Server,
    database: TestDatabase,
    nodes: { world: AccountWorld; b: TestServer },
    competition: string,
  ) {
    this.bucket = bucket;
    this.database = database;
    this.world = nodes.world;
    this.a = nodes.world.server;
    this.b = nodes.b;
    this.#competition = competition;
  }

  static async start(): Promise<SharedUploads> {
    const bucket = await startS3Server();
    const database = await openPostgresDatabase();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    const shared = { databaseUrl, s3: bucket.settings, ffmpegPath: null };
    const world = await AccountWorld.start(shared);
    const { keysDir, publicOrigin, trustProxy } = world.server.config;
    const config = { ...shared, keysDir, publicOrigin, trustProxy };
    const b = await startTestServer({ clock: world.clock, config });
    const competition = await competitionAt(world.server.site, 'player-of-the-season');
    return new SharedUploads(bucket, database, { world, b }, competition);
  }

  async close(): Promise<void> {
    await this.b.close();
    await this.world.close();
    await this.database.close();
    await this.bucket.close();
  }

  /** Begins the upload of a form at a node, and returns its ticket. */
  async begin(node: TestServer, form: string, bytes: number): Promise<string> {
    const about = { competition: this.#competition, form, filename: 'أغنية.wav', filetype: 'audio/wav' };
    const headers = { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadataOf(about) };
    const response = await fetch(`${node.site}/api/uploads`, { method: 'POST', headers });
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    return response.headers.get('location')?.split('/').at(-1) ?? '';
  }

  async patch(node: TestServer, ticket: string, offset: number, body: Bytes): Promise<Response> {
    return fetch(`${node.site}/api/uploads/${ticket}`, { method: 'PATCH', headers: chunk(offset), body });
  }

  /**
   * Sends these bytes but declares one more, and breaks the connection after they are written. The node may
   * not have received all of them by then.
   */
  async break(node: TestServer, ticket: string, offset: number, body: Bytes): Promise<void> {
    const headers = { ...chunk(offset), 'content-length': body.length + 1 };
    const request = ask(`${node.site}/api/uploads/${ticket}`, { method: 'PATCH', headers });
    request.on('error', () => {});
    await new Promise<void>((resolve) => request.write(body, () => resolve()));
    request.destroy();
  }

  call(node: TestServer, method: 'HEAD' | 'DELETE', ticket: string): Promise<Response> {
    return fetch(`${node.site}/api/uploads/${ticket}`, { method, headers: tus });
  }

  async offset(node: TestServer, ticket: string): Promise<number> {
    return Number((await this.call(node, 'HEAD', ticket)).headers.get('upload-offset'));
  }

  /** Sends a registration to a node. Its recording is the upload of this ticket. */
  async signUp(node: TestServer, key: string, ticket: string, fields = person()): Promise<Answer> {
    const form = formOf(
      { ...fields, comp_id: this.#competition, media_ticket: ticket },
      { id_passport_url: passport() },
    );
    const headers = { 'idempotency-key': key, 'accept-language': 'en' };
    const response = await fetch(`${node.site}/api/signup`, { method: 'POST', headers, body: form });
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  }

  /**
   * The name of an entry's recording, its hash in the database, and the hash of its content in the bucket.
   */
  async recordingOf(entry: string | undefined): Promise<{ name: string; noted: string; stored: string }> {
    const row = await this.database.db
      .selectFrom('entries')
      .innerJoin('media', 'media.id', 'entries.live_media_id')
      .where('entries.id', '=', entry ?? '')
      .select(['media.object', 'media.sha256', 'media.file_name'])
      .executeTakeFirstOrThrow();
    const stored = await buffer(await openS3Store(this.bucket.settings).read(row.object));
    return { name: row.file_name, noted: row.sha256, stored: sha256(stored) };
  }

  /**
   * What uploads have left behind: rows of pieces, objects, and files in the staging folders of both nodes.
   */
  async leftovers(): Promise<string[]> {
    const rows = await this.database.db.selectFrom('upload_pieces').select('object').execute();
    const objects = openS3Store(this.bucket.settings).list('uploads/');
    const folders = [this.a, this.b].map(({ config }) => readdir(join(config.dataDir, 'staging/uploads')));
    return [
      ...rows.map(({ object }) => object),
      ...(await Array.fromAsync(objects, ({ key }) => key)),
      ...(await Promise.all(folders)).flat(),
    ];
  }
}

const chunk = (offset: number) => ({
  ...tus,
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});
