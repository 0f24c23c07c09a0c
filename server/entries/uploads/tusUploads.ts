import { Readable } from 'node:stream';
import { Server, ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';
import { MEDIA_CEILING_MEGABYTES } from '../../../domain/limits.ts';
import { MEGABYTE_BYTES } from '../../../domain/forms/mediaFile.ts';
import { API_PREFIX } from '../../platform/http/apiPrefix.ts';
import { Pace } from './pace.ts';
import type { Staging } from './staging.ts';

/** The only version of the tus protocol that the server speaks. */
export const TUS_VERSION = '1.0.0';
export const UPLOADS_PATH = `${API_PREFIX}/uploads`;
/**
 * Carries the upload's id to the tus server. Clients cannot send it: only named headers are copied from
 * their requests.
 */
const OWN_ID = 'x-own-id';
/** How long (ms) a request may go on writing after it was asked to end. */
const DRAIN_MS = 500;

export type TusAsked = {
  method: 'OPTIONS' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** The id of the upload to begin or continue. */
  id?: string;
  headers?: Record<string, string>;
  body?: Readable;
};

export type TusAnswer = { status: number; headers: Record<string, string> };

/** Answers requests of the tus protocol for uploads in staging. Callers check permissions first. */
export class TusUploads {
  readonly staging: Staging;
  /** This node's folder for the files of forms. */
  readonly folder: string;
  /** The speed limit of all uploads and forms of this node. */
  readonly pace = new Pace();
  readonly #locks = new UploadLocks();
  readonly #server: Server;

  constructor({ staging, folder }: { staging: Staging; folder: string }) {
    this.staging = staging;
    this.folder = folder;
    this.#server = new Server({
      path: UPLOADS_PATH,
      datastore: staging,
      locker: this.#locks,
      maxSize: MEDIA_CEILING_MEGABYTES * MEGABYTE_BYTES,
      lockDrainTimeout: DRAIN_MS,
      namingFunction: (request) => request.headers.get(OWN_ID) ?? '',
      getFileIdFromRequest: (request) => request.headers.get(OWN_ID) ?? undefined,
      // The address is a path without an origin: clients resolve it against the address that they called.
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

  /**
   * Runs `work` with this node's lock of an upload, and afterwards removes the copy that `work` fetched.
   * Returns `busy` if the lock is not free within `PATIENCE_MS`.
   * @throws the error of `work`
   */
  hold<T>(id: string, work: () => Promise<T>): Promise<T | 'busy'> {
    return this.#locks.hold(id, () => work().finally(() => this.staging.release(id)));
  }
}

/** How long (ms) a request waits for the lock of an upload before it gives up. */
const PATIENCE_MS = 10_000;

type Waiting = { requestRelease: RequestRelease; begin: () => void };
type Held = { requestRelease: RequestRelease; waiting: Waiting[] };

/**
 * Lets one request of this node at a time work on an upload; between nodes, staging decides. A new request
 * asks the holder of the lock to end: that may be the dead connection of a phone that lost its network.
 */
class UploadLocks implements Locker {
  readonly #held = new Map<string, Held>();

  newLock(id: string): Lock {
    return {
      lock: (signal, requestRelease) => this.#take(id, signal, requestRelease),
      unlock: async () => this.#free(id),
    };
  }

  /**
   * Runs `work` with the lock of an upload; returns `busy` if it is not free within `PATIENCE_MS`.
   * @throws the error of `work`
   */
  async hold<T>(id: string, work: () => Promise<T>): Promise<T | 'busy'> {
    const isOurs = await this.#take(id, new AbortController().signal, () => {}).then(
      () => true,
      () => false,
    );
    return isOurs ? work().finally(() => this.#free(id)) : 'busy';
  }

  async #take(id: string, signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const held = this.#held.get(id);
    if (!held) {
      this.#held.set(id, { requestRelease, waiting: [] });
      return;
    }
    const turn = Promise.withResolvers<void>();
    const waiting = { requestRelease, begin: turn.resolve };
    held.waiting.push(waiting);
    const giveUp = () => {
      const place = held.waiting.indexOf(waiting);
      if (place === -1) return;
      held.waiting.splice(place, 1);
      turn.reject(ERRORS.ERR_LOCK_TIMEOUT);
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', giveUp, { once: true });
    void held.requestRelease();
    await turn.promise.finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    });
  }

  #free(id: string): void {
    const held = this.#held.get(id);
    const next = held?.waiting.shift();
    if (!held || !next) {
      this.#held.delete(id);
      return;
    }
    held.requestRelease = next.requestRelease;
    next.begin();
    if (held.waiting.length > 0) void held.requestRelease();
  }
}
