import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EMPTY_UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { Budget } from '../../platform/limits/budget.ts';
import { newId } from '../../platform/ids.ts';
import { formHash, uploadNetworks } from '../entryPseudonyms.ts';
import {
  admitUpload,
  readUploadRequest,
  replyRefusal,
  uploadRefusals,
  type Refusal,
  type UploadAdmitted,
  type UploadAsked,
  keptMetadata,
} from './admitUpload.ts';
import { appendToUpload, type AppendDeps } from './appendToUpload.ts';
import { ownUpload, whoAsks } from './ownUpload.ts';
import { TUS_VERSION, UPLOADS_PATH, type TusAnswer } from './tusUploads.ts';
import { ADVANCE_BYTES, type UploadToCreate } from './uploadQuotas.ts';

export type UploadDeps = AppendDeps & {
  /** The rate limit of new uploads; quotas limit their bytes. */
  creations: Budget;
};

const CHUNK_TYPE = 'application/offset+octet-stream';
const OFFSET = /^(0|[1-9][0-9]{0,14})$/;
const MAX_AGE_S = 86_400;

/** Registers the tus protocol at `/api/uploads` (decision D71). */
export async function registerUploads(app: FastifyInstance, deps: UploadDeps): Promise<void> {
  await app.register(async (scope) => {
    // No body parser: the bytes of an upload go from the connection straight to staging.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.headers({ 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' });
    });
    scope.options(UPLOADS_PATH, (request, reply) => describeUploads(deps, request, reply));
    const asked = { preHandler: refuseOtherProtocols };
    const answering =
      (answer: Answering) =>
      (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
        orUnavailable(reply, () => answer(deps, request, reply));
    scope.post(UPLOADS_PATH, asked, answering(beginUpload));
    scope.head(`${UPLOADS_PATH}/:id`, asked, answering(showUpload));
    scope.patch(`${UPLOADS_PATH}/:id`, asked, answering(appendPiece));
    scope.delete(`${UPLOADS_PATH}/:id`, asked, answering(endUpload));
  });
}

type Answering = (deps: UploadDeps, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

async function refuseOtherProtocols(request: FastifyRequest, reply: FastifyReply) {
  if (request.headers['tus-resumable'] === TUS_VERSION) return undefined;
  return replyError(reply.header('tus-version', TUS_VERSION), 412, 'upload_protocol');
}

async function describeUploads({ uploads }: UploadDeps, request: FastifyRequest, reply: FastifyReply) {
  const { headers } = await uploads.ask({ method: 'OPTIONS' });
  if (request.headers['access-control-request-method'] !== undefined)
    void reply.headers({
      'access-control-allow-methods': 'POST, HEAD, PATCH, DELETE',
      'access-control-allow-headers':
        'Authorization, Content-Type, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
      'access-control-max-age': MAX_AGE_S,
    });
  return reply.code(204).headers(onlyTus(headers)).send();
}

const beginUpload: Answering = async (deps, request, reply) => {
  const asking = await whoAsks(deps, request);
  if (asking === 'dead') return replyError(reply, 401, 'unauthenticated');
  const retryAfter = await deps.creations.take({ address: request.ip });
  if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
  const asked = readUploadRequest(request);
  const userId = asking.who?.userId;
  if (!asked || (userId === undefined && asked.form === null && asked.metadata.entry === undefined))
    return replyError(reply, 400, 'bad_request');
  const admitted = await admitUpload(deps, asked, userId);
  if ('status' in admitted) return replyRefusal(reply, admitted);
  const upload = uploadRow(deps, request, asked, { ...admitted, userId });
  if (!(await deps.reservations.fits(upload.held_bytes))) return replyRefusal(reply, uploadRefusals.full);
  const { networkBytes } = deps;
  const created = await deps.writer.submit('createUpload', { upload, networkBytes });
  if (created !== 'created') return replyRefusal(reply, uploadRefusals[created]);
  const headers = {
    'upload-length': String(asked.bytes),
    'upload-metadata': upload.metadata,
  };
  const answer = await deps.uploads.ask({ method: 'POST', id: upload.id, headers });
  if (answer.status === 201) deps.metrics.count('uploads', { outcome: 'begun' });
  return replyTus(reply.headers(expiryOf(upload.expires_at)), answer);
};

function uploadRow(
  { keys, clock }: UploadDeps,
  request: FastifyRequest,
  { bytes, form, metadata }: UploadAsked,
  { userId, competitionId, entryId }: UploadAdmitted & { userId: string | undefined },
): UploadToCreate['upload'] & { metadata: string } {
  const now = clock.now();
  return {
    id: newId(),
    user_id: userId ?? null,
    form_hash: form === null ? null : formHash(keys.pepper, form),
    competition_id: competitionId,
    entry_id: entryId,
    bytes,
    held_bytes: Math.min(bytes, ADVANCE_BYTES),
    metadata: keptMetadata(metadata),
    ...uploadNetworks(keys.pepper, request.ip),
    created_at: now,
    expires_at: now + EMPTY_UPLOAD_LIFE_MS,
  };
}

const showUpload: Answering = async (deps, request, reply) => {
  const own = await ownUpload(deps, request);
  if ('status' in own) return replyRefusal(reply, own);
  const { id, expires_at } = own.upload;
  return replyTus(reply.headers(expiryOf(expires_at)), await deps.uploads.ask({ method: 'HEAD', id }));
};

/** What the headers of a piece say: where it begins, and its length, or 0 if that is not given. */
function readPiece({ headers }: FastifyRequest): { offset: number; bytes: number } | Refusal {
  const { 'content-type': type, 'content-length': length, 'upload-offset': offset } = headers;
  if (type !== CHUNK_TYPE) return { status: 415, code: 'unsupported_type' };
  if (typeof offset !== 'string' || !OFFSET.test(offset)) return { status: 400, code: 'bad_request' };
  return { offset: Number(offset), bytes: Number(length ?? 0) };
}

const appendPiece: Answering = async (deps, request, reply) => {
  // Wrong headers are refused before the session is looked up, so that they cost no query.
  const piece = readPiece(request);
  if ('status' in piece) return replyRefusal(reply, piece);
  const own = await ownUpload(deps, request);
  if ('status' in own) return replyRefusal(reply, own);
  const { id, bytes } = own.upload;
  // Refuse what can be refused before reading the body; an unread body is discarded and the connection
  // stays open.
  const stored = await deps.uploads.staging.storedBytes(id);
  if (stored === undefined) return replyError(reply, 404, 'unknown_upload');
  if (stored !== piece.offset) return replyError(reply, 409, 'upload_offset');
  if (stored + piece.bytes > bytes) return replyError(reply, 413, 'too_large');
  const { reached, expiresAt, result } = await appendToUpload(deps, { request, upload: own.upload, stored });
  if (!request.raw.complete) void reply.header('connection', 'close');
  deps.metrics.count('uploadBytes', {}, reached - stored);
  if (reached === bytes) deps.metrics.count('uploads', { outcome: 'finished' });
  if ('code' in result) return replyRefusal(reply, result);
  return replyTus(reply.headers(expiryOf(expiresAt)), result);
};

const endUpload: Answering = async (deps, request, reply) => {
  const own = await ownUpload(deps, request);
  if ('status' in own) return replyRefusal(reply, own);
  const { id } = own.upload;
  const dropped = await deps.writer.submit('dropUpload', id);
  if (!dropped) return replyError(reply, 410, 'upload_gone');
  deps.metrics.count('uploads', { outcome: 'given_up' });
  return replyTus(reply, await deps.uploads.ask({ method: 'DELETE', id }));
};

const expiryOf = (at: number) => ({ 'upload-expires': new Date(at).toUTCString() });

const tusHeaders = [
  'tus-version',
  'tus-extension',
  'tus-max-size',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'location',
];

const onlyTus = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(tusHeaders.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));

/** Our status and code for each status with which the tus library refuses a request. */
const refusals: Readonly<Record<number, readonly [number, ServerCode]>> = {
  400: [409, 'upload_offset'],
  404: [404, 'unknown_upload'],
  409: [409, 'upload_offset'],
  410: [410, 'upload_gone'],
  413: [413, 'too_large'],
};

function replyTus(reply: FastifyReply, { status, headers }: TusAnswer): FastifyReply {
  if (status < 300) return reply.code(status).headers(onlyTus(headers)).send();
  const [code, ownCode] = refusals[status] ?? [503, 'unavailable'];
  return replyError(reply.removeHeader('upload-expires'), code, ownCode);
}
