import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import { UPLOAD_CHUNK_BYTES } from '../../../domain/limits.ts';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import {
  RESERVATION_STEP_BYTES,
  type Reservation,
  type Reservations,
} from '../../platform/storage/reservations.ts';
import { saysFull } from '../../platform/storage/saysFull.ts';
import type { EntryDeps } from '../entryDeps.ts';
import { uploadRefusals, type Refusal } from './admitUpload.ts';
import { inSteps } from './pace.ts';
import type { TusAnswer, TusUploads } from './tusUploads.ts';
import { ADVANCE_BYTES } from './uploadQuotas.ts';

/**
 * A running request holds at most this much of the quotas for bytes to come: more than our clients send per
 * request.
 */
const PIECE_BYTES = 2 * UPLOAD_CHUNK_BYTES;

export type AppendDeps = EntryDeps & {
  uploads: TusUploads;
  reservations: Reservations;
  /** The most bytes that unused uploads of one IPv4 address or IPv6 /64 may hold. */
  networkBytes: number;
};

/** A request to append; `stored` is how many bytes of the upload arrived before it. */
export type Appending = { request: FastifyRequest; upload: UploadsTable; stored: number };
export type Appended = { reached: number; expiresAt: number; result: TusAnswer | Refusal };

/**
 * Appends the body of a request to an upload, within quotas and disk space. Bytes that arrived before a
 * refusal stay.
 */
export async function appendToUpload(deps: AppendDeps, appending: Appending): Promise<Appended> {
  const result = await appendOrRefuse(deps, appending);
  const settled = await settleHold(deps, appending).catch((error: unknown) => {
    // On a full disk this row cannot be written either: report the refusal. The next request corrects the
    // row.
    if (!('code' in result)) throw error;
    return { reached: appending.stored, expiresAt: appending.upload.expires_at };
  });
  return { ...settled, result };
}

async function appendOrRefuse(deps: AppendDeps, appending: Appending): Promise<TusAnswer | Refusal> {
  const space = await deps.reservations.reserve(RESERVATION_STEP_BYTES);
  if (!space) return uploadRefusals.full;
  try {
    // Reserve disk space first, because on a full disk the row of the hold cannot be written either.
    return (await holdPiece(deps, appending, 0)) ?? (await writePieces(deps, appending, space));
  } finally {
    space.release();
  }
}

async function writePieces(
  deps: AppendDeps,
  appending: Appending,
  space: Reservation,
): Promise<TusAnswer | Refusal> {
  const { request, upload, stored } = appending;
  let refusal: Refusal | undefined;
  const renew = () =>
    space.renew().catch((error: unknown) => {
      if (saysFull(error)) refusal = uploadRefusals.full;
      throw error;
    });
  const holdNext = async (passed: number) => {
    refusal = await holdPiece(deps, appending, passed);
    if (refusal) throw new Error(refusal.code);
  };
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  const headers = {
    'content-type': type,
    'upload-offset': String(stored),
    ...(length !== undefined && { 'content-length': length }),
  };
  const spaced = inSteps(request.raw, RESERVATION_STEP_BYTES, renew);
  const body = Readable.from(inSteps(spaced, PIECE_BYTES, holdNext));
  const answer = await deps.uploads.ask({ method: 'PATCH', id: upload.id, headers, body });
  return refusal ?? (deps.uploads.staging.metFullDisk(upload.id) ? uploadRefusals.full : answer);
}

/**
 * Raises what the upload holds of its quotas: the bytes so far, those of the next piece, and
 * `ADVANCE_BYTES`.
 * @param passed bytes of this request that arrived already
 * @returns the refusal if a quota is reached
 */
async function holdPiece(
  { writer, clock, networkBytes }: AppendDeps,
  { upload, request, stored }: Appending,
  passed: number,
): Promise<Refusal | undefined> {
  const coming = Math.min(Number(request.headers['content-length'] ?? Infinity) - passed, PIECE_BYTES);
  const heldBytes = Math.min(upload.bytes, stored + passed + coming + ADVANCE_BYTES);
  if (heldBytes <= upload.held_bytes) return undefined;
  const hold = { id: upload.id, heldBytes, networkBytes, at: clock.now() };
  const outcome = await writer.submit('holdUpload', hold);
  return outcome === 'held' ? undefined : uploadRefusals[outcome];
}

/**
 * Lowers what the upload holds of its quotas after a request: from a whole piece ahead to the bytes that
 * arrived plus `ADVANCE_BYTES`. If bytes arrived, its life begins anew.
 */
async function settleHold(
  { uploads, writer, clock, networkBytes }: AppendDeps,
  { upload, stored }: Appending,
): Promise<Omit<Appended, 'result'>> {
  const reached = (await uploads.staging.storedBytes(upload.id)) ?? stored;
  const at = clock.now();
  const expiresAt = reached > stored ? at + UPLOAD_LIFE_MS : upload.expires_at;
  const heldBytes = Math.min(upload.bytes, reached + ADVANCE_BYTES);
  await writer.submit('holdUpload', { id: upload.id, heldBytes, networkBytes, at, expiresAt });
  return { reached, expiresAt };
}
