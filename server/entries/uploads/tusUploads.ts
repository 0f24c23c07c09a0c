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
/** No client can send this header: headers from outside are copied by name. */
const OWN_ID = 'x-own-id';
/** How long (ms) an aborted request may go on writing. */
const DRAIN_MS = 500;

export type TusAsked = {
  method: 'OPTIONS' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** Id of the existing or new upload. */
  id?: string;
  headers?: Record<string, string>;
  body?: Readable;
};

export type TusAnswer = { status: number; headers: Record<string, string> };

/** Speaks the tus protocol for files in the staging folder; callers check permissions first. */
export class TusUploads {
  readonly store: StagingStore;
  readonly locks = new UploadLocks();
  /** Shared by all writes to the staging folder. */
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
      // A path without an origin: clients resolve it against the address that they called.
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

  /** The received bytes of an upload; undefined if it is unknown. */
  async storedBytes(id: string): Promise<number | undefined> {
    const found = await stat(uploadPath(this.store.folder, id)).catch(() => undefined);
    return found?.size;
  }
}
