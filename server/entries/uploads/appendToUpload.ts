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

/** A running request reserves up to this many bytes of its quota: more than the largest piece of our clients. */
const PIECE_BYTES = 2 * UPLOAD_CHUNK_BYTES;

export type AppendDeps = EntryDeps & {
  uploads: TusUploads;
  reservations: Reservations;
  /** Quota (bytes) of one IPv4 address or IPv6 /64. */
  networkBytes: number;
};

/** `stored`: how many bytes arrived before. */
export type Appending = { request: FastifyRequest; upload: UploadsTable; stored: number };
export type Appended = { reached: number; expiresAt: number; result: TusAnswer | Refusal };

/** Appends the body of a request within quotas and disk space; keeps the bytes that arrived before a refusal. */
export async function appendToUpload(deps: AppendDeps, appending: Appending): Promise<Appended> {
  const result = await appendOrRefuse(deps, appending);
  const settled = await settleHold(deps, appending).catch((error: unknown) => {
    // A full disk takes no row either: keep the refusal; the next piece updates the row.
    if (!('code' in result)) throw error;
    return { reached: appending.stored, expiresAt: appending.upload.expires_at };
  });
  return { ...settled, result };
}

async function appendOrRefuse(deps: AppendDeps, appending: Appending): Promise<TusAnswer | Refusal> {
  const space = await deps.reservations.reserve(RESERVATION_STEP_BYTES);
  if (!space) return uploadRefusals.full;
  try {
    // Only after reserving disk space: a full disk takes no row either.
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

/** Reserves one more piece of the upload's quotas. @param passed bytes of this request that arrived already */
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
 * Counts the received bytes and the advance against the quotas. If bytes arrived, restarts the upload's
 * expiry.
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
