import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import { orUnavailable } from '../../accounts/unwritten.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError } from '../../platform/http/errors.ts';
import { callerOf } from '../../platform/http/requestLimits.ts';
import type { Budget } from '../../platform/limits/budget.ts';
import { newId } from '../../platform/ids.ts';
import type { EntryDeps } from '../entryDeps.ts';
import { formHash, networkHash } from '../entryPseudonyms.ts';
import {
  admitUpload,
  readUploadRequest,
  replyRefusal,
  type UploadAdmitted,
  type UploadAsked,
} from './admitUpload.ts';
import type { UploadToCreate } from './createUpload.ts';
import { bytesIn, hasRoom } from './freeSpace.ts';
import { ownUpload, whoAsks } from './ownUpload.ts';
import { keptMetadata } from './readUploadMetadata.ts';
import { UPLOADS_PATH, type TusAnswer, type TusUploads } from './tusUploads.ts';
import { promisedBytes } from './uploadsRepo.ts';
import { PATCH_RESERVE_BYTES, TUS_VERSION } from './uploadRules.ts';

export type UploadDeps = EntryDeps & {
  uploads: TusUploads;
  /** Uploads begun; quotas hold what is stored. */
  creations: Budget;
};

const CHUNK_TYPE = 'application/offset+octet-stream';
const MAX_AGE_S = 86_400;

/** Registers the tus protocol at `/api/uploads` (decision D71). */
export async function registerUploads(app: FastifyInstance, deps: UploadDeps): Promise<void> {
  await app.register(async (scope) => {
    // Bytes go from the connection to the file, through no parser.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.headers({ 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' });
    });
    scope.options(UPLOADS_PATH, (request, reply) => describe(deps, request, reply));
    const asked = { preHandler: refuseOtherProtocols };
    const answering =
      (answer: Answering) =>
      (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
        orUnavailable(reply, () => answer(deps, request, reply));
    scope.post(UPLOADS_PATH, asked, answering(create));
    scope.head(`${UPLOADS_PATH}/:id`, asked, answering(look));
    scope.patch(`${UPLOADS_PATH}/:id`, asked, answering(append));
    scope.delete(`${UPLOADS_PATH}/:id`, asked, answering(end));
  });
}

type Answering = (deps: UploadDeps, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

async function refuseOtherProtocols(request: FastifyRequest, reply: FastifyReply) {
  if (request.headers['tus-resumable'] === TUS_VERSION) return undefined;
  return replyError(reply.header('tus-version', TUS_VERSION), 412, 'upload_protocol');
}

async function describe({ uploads }: UploadDeps, request: FastifyRequest, reply: FastifyReply) {
  const { headers } = await uploads.ask({ method: 'OPTIONS' });
  if (request.headers['access-control-request-method'] !== undefined)
    void reply.headers({
      'access-control-allow-methods': 'POST, HEAD, PATCH, DELETE',
      'access-control-allow-headers':
        'Authorization, Content-Type, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
      'access-control-max-age': MAX_AGE_S,
    });
  return reply.code(204).headers(spoken(headers)).send();
}

const create: Answering = async (deps, request, reply) => {
  const asking = await whoAsks(deps, request);
  if (asking === 'dead') return replyError(reply, 401, 'unauthenticated');
  const retryAfter = deps.creations.take(request.ip);
  if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
  const asked = readUploadRequest(request);
  const userId = asking.who?.userId;
  if (!asked || (userId === undefined && asked.form === null && asked.metadata.entry === undefined))
    return replyError(reply, 400, 'bad_request');
  const admitted = await admitUpload(deps, asked, userId);
  if ('status' in admitted) return replyRefusal(reply, admitted);
  if (!(await hasRoomFor(deps, asked.bytes))) return replyError(reply, 503, 'no_space');
  const upload = uploadRow(deps, request, asked, { ...admitted, userId });
  const created = await deps.writer.submit('createUpload', upload);
  if (created === 'tooMany') return replyError(reply, 429, 'too_many_uploads', { retryAfter: 3_600 });
  if (created === 'full') return replyError(reply, 503, 'no_space');
  const headers = {
    'upload-length': String(asked.bytes),
    'upload-metadata': keptMetadata(asked.metadata),
  };
  const answer = await deps.uploads.ask({ method: 'POST', id: upload.id, headers });
  if (answer.status === 201) deps.metrics.count('uploads', { outcome: 'begun' });
  return passOn(reply.headers(expiryOf(upload.expires_at)), answer);
};

function uploadRow(
  { keys, clock }: UploadDeps,
  request: FastifyRequest,
  { bytes, form }: UploadAsked,
  { userId, competitionId, entryId }: UploadAdmitted & { userId: string | undefined },
): UploadToCreate {
  const now = clock.now();
  return {
    id: newId(),
    user_id: userId ?? null,
    form_hash: form === null ? null : formHash(keys.pepper, form),
    competition_id: competitionId,
    entry_id: entryId,
    bytes,
    network_hash: networkHash(keys.pepper, callerOf(request.ip)),
    created_at: now,
    expires_at: now + UPLOAD_LIFE_MS,
  };
}

/** Whether the disk takes an upload beside all that was promised to others. */
async function hasRoomFor({ database, clock, uploads }: UploadDeps, bytes: number): Promise<boolean> {
  const { folder } = uploads.store;
  const [promised, come] = await Promise.all([
    readable(promisedBytes(database, clock.now())),
    bytesIn(folder),
  ]);
  return hasRoom(folder, bytes + Math.max(0, promised - come));
}

const look: Answering = async (deps, request, reply) => {
  const own = await ownUpload(deps, request);
  if ('status' in own) return replyRefusal(reply, own);
  const { id, expires_at } = own.upload;
  return passOn(reply.headers(expiryOf(expires_at)), await deps.uploads.ask({ method: 'HEAD', id }));
};

const append: Answering = async (deps, request, reply) => {
  const { 'content-type': type, 'content-length': length, 'upload-offset': offset } = request.headers;
  if (type !== CHUNK_TYPE) return replyError(reply, 415, 'unsupported_type');
  if (typeof offset !== 'string' || !/^(0|[1-9][0-9]{0,14})$/.test(offset))
    return replyError(reply, 400, 'bad_request');
  const own = await ownUpload(deps, request);
  if ('status' in own) return replyRefusal(reply, own);
  const { uploads } = deps;
  const { id, expires_at, bytes } = own.upload;
  // Judged before the body is touched: one that is left unread is read past, and the connection goes on.
  const stored = await uploads.storedBytes(id);
  if (stored === undefined) return replyError(reply, 404, 'unknown_upload');
  if (stored !== Number(offset)) return replyError(reply, 409, 'upload_offset');
  const coming = length === undefined ? PATCH_RESERVE_BYTES : Number(length);
  if (length !== undefined && stored + coming > bytes) return replyError(reply, 413, 'too_large');
  if (!(await hasRoom(uploads.store.folder, coming))) return replyError(reply, 503, 'no_space');
  const headers = {
    'content-type': CHUNK_TYPE,
    'upload-offset': offset,
    ...(length !== undefined && { 'content-length': length }),
  };
  const answer = await uploads.ask({ method: 'PATCH', id, headers, body: request.raw });
  if (!request.raw.complete) void reply.header('connection', 'close');
  if (uploads.store.metFullDisk(id)) return replyError(reply, 503, 'no_space');
  const reached = Number(answer.headers['upload-offset'] ?? stored);
  deps.metrics.count('uploadBytes', {}, reached - stored);
  if (reached === bytes) deps.metrics.count('uploads', { outcome: 'finished' });
  return passOn(reply.headers(expiryOf(expires_at)), answer);
};

const end: Answering = async (deps, request, reply) => {
  const own = await ownUpload(deps, request);
  if ('status' in own) return replyRefusal(reply, own);
  const { id } = own.upload;
  const dropped = await deps.writer.submit('dropUpload', id);
  if (!dropped) return replyError(reply, 410, 'upload_gone');
  deps.metrics.count('uploads', { outcome: 'given_up' });
  return passOn(reply, await deps.uploads.ask({ method: 'DELETE', id }));
};

const expiryOf = (at: number) => ({ 'upload-expires': new Date(at).toUTCString() });

const heard = [
  'tus-version',
  'tus-extension',
  'tus-max-size',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'location',
];

const spoken = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(heard.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));

/** What the protocol's own refusals are called here. */
const refusals: Readonly<Record<number, readonly [number, ServerCode]>> = {
  400: [409, 'upload_offset'],
  404: [404, 'unknown_upload'],
  409: [409, 'upload_offset'],
  410: [410, 'upload_gone'],
  413: [413, 'too_large'],
};

function passOn(reply: FastifyReply, { status, headers }: TusAnswer): FastifyReply {
  if (status < 300) return reply.code(status).headers(spoken(headers)).send();
  const [code, said] = refusals[status] ?? [503, 'unavailable'];
  return replyError(reply.removeHeader('upload-expires'), code, said);
}
