import type { AccountWorld, Asked } from '../accounts/accountWorld.ts';
import { competitionAt } from '../catalogue/competitionAt.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The value of the header `upload-metadata` for these names and values. */
export const metadataOf = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(',');

/** The number of form keys that this process has made, so that each is new. */
let forms = 0;
export const newForm = (): string => `form-${String((forms += 1)).padStart(16, '0')}`;

export type UploadToBegin = {
  bytes: number;
  token?: string | undefined;
  metadata?: Record<string, string>;
  headers?: Record<string, string>;
  browser?: Asked['browser'];
};

/** Sends single requests of the tus protocol, with all headers that a client sends. */
export class UploadCalls {
  readonly #world: AccountWorld;

  constructor(world: AccountWorld) {
    this.#world = world;
  }

  /** Finds the id of a competition of the demo season by its slug. */
  competition(slug: string): Promise<string> {
    return competitionAt(this.#world.server.site, slug);
  }

  begin({ bytes, token, metadata = {}, headers, browser }: UploadToBegin): Promise<Response> {
    return this.#world.ask('/uploads', {
      method: 'POST',
      token,
      ...(browser && { browser }),
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes),
        'upload-metadata': metadataOf(metadata),
        ...headers,
      },
    });
  }

  /** Begins an upload and returns its id; throws if the server refuses. */
  async begun(upload: UploadToBegin): Promise<string> {
    const response = await this.begin(upload);
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    return response.headers.get('location')?.split('/').at(-1) ?? '';
  }

  call(
    method: 'HEAD' | 'PATCH' | 'DELETE',
    id: string,
    { offset, content, token, headers }: CallParts = {},
  ): Promise<Response> {
    return fetch(`${this.#world.server.site}/api/uploads/${id}`, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        'accept-language': 'en',
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(content && { 'content-type': 'application/offset+octet-stream' }),
        ...(offset !== undefined && { 'upload-offset': String(offset) }),
        ...headers,
      },
      ...(content && { body: content }),
    });
  }

  /** How many bytes the server has of an upload. */
  async offset(id: string, token?: string): Promise<number> {
    return Number((await this.call('HEAD', id, { token })).headers.get('upload-offset'));
  }

  /** Uploads a whole file and returns its ticket. */
  async send(content: Uint8Array<ArrayBuffer>, upload: Omit<UploadToBegin, 'bytes'>): Promise<string> {
    const id = await this.begun({ ...upload, bytes: content.length });
    const response = await this.call('PATCH', id, { offset: 0, content, token: upload.token });
    if (response.status !== 204) throw new Error(`${response.status} ${await response.text()}`);
    return id;
  }
}

export type CallParts = {
  offset?: number | string;
  content?: Uint8Array<ArrayBuffer>;
  token?: string | undefined;
  headers?: Record<string, string>;
};
