import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import { MEDIA_CEILING_MEGABYTES } from '../../../domain/limits.ts';
import { MEGABYTE_BYTES } from '../../../domain/forms/mediaFile.ts';
import { API_PREFIX } from '../../platform/http/contract.ts';
import { Pace } from './pace.ts';
import { StagingStore, uploadPath } from './stagingStore.ts';
import { TUS_VERSION } from './uploadRules.ts';
import { UploadLocks } from './uploadLocks.ts';

export const UPLOADS_PATH = `${API_PREFIX}/uploads`;
/** What no client sends: whatever comes from outside is copied by name. */
const OWN_ID = 'x-own-id';
/** How long (ms) a request that was asked to end may go on writing. */
const DRAIN_MS = 500;

export type TusAsked = {
  method: 'OPTIONS' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** Of the upload that there is, or is to be. */
  id?: string;
  headers?: Record<string, string>;
  body?: Readable;
};

export type TusAnswer = { status: number; headers: Record<string, string> };

/** Speaks the tus protocol about files in the staging folder; who may ask for what is decided before. */
export class TusUploads {
  readonly store: StagingStore;
  readonly locks = new UploadLocks();
  /** Of everything that is written to the staging folder. */
  readonly pace = new Pace();
  readonly #server: Server;

  constructor(dataDir: string) {
    this.store = new StagingStore(dataDir);
    this.#server = new Server({
      path: UPLOADS_PATH,
      datastore: this.store,
      locker: this.locks,
      maxSize: MEDIA_CEILING_MEGABYTES * MEGABYTE_BYTES,
      lockDrainTimeout: DRAIN_MS,
      namingFunction: (request) => request.headers.get(OWN_ID) ?? '',
      getFileIdFromRequest: (request) => request.headers.get(OWN_ID) ?? undefined,
      // No origin at all: a client reads it against the address that it called.
      generateUrl: (_request, { path, id }) => `${path}/${id}`,
    });
  }

  async ask({ method, id, headers = {}, body }: TusAsked): Promise<TusAnswer> {
    const request = new Request(`http://staging${UPLOADS_PATH}`, {
      method,
      headers: { ...headers, 'tus-resumable': TUS_VERSION, ...(id !== undefined && { [OWN_ID]: id }) },
      ...(body && {
        body: Readable.toWeb(Readable.from(this.pace.of(body))) as BodyInit,
        duplex: 'half' as const,
      }),
    });
    const response = await this.#server.handleWeb(request);
    return { status: response.status, headers: Object.fromEntries(response.headers) };
  }

  /** How far an upload has come; undefined where there is none. */
  async storedBytes(id: string): Promise<number | undefined> {
    const found = await stat(uploadPath(this.store.folder, id)).catch(() => undefined);
    return found?.size;
  }
}
