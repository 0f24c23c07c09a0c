import type { RouteHandlerMethod } from 'fastify';
import type { Kysely } from 'kysely';
import type { Receipt } from '../../../domain/contract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { Keys } from '../../platform/keys.ts';
import { checkpointSigner } from '../../voting/checkpoints/checkpointHash.ts';
import { keyFingerprint } from '../../voting/checkpoints/trustedKeys.ts';
import { readReceipt } from './readReceipt.ts';

/** The receipt with a code; undefined for an unknown one. It rejects with a ReadError. */
export type ReceiptReader = (code: string) => Promise<Receipt | undefined>;

/** Reads receipts as the API answers them. */
export function receiptReader({ database, keys }: { database: Kysely<Schema>; keys: Keys }): ReceiptReader {
  const checkpointKey = keyFingerprint(checkpointSigner(keys.checkpoint).publicKey);
  return async (code) => {
    const receipt = await readable(readReceipt(database, code));
    return receipt && { ...receipt, checkpoint_key: checkpointKey };
  };
}

/** `GET /voter/receipt/{code}`. */
export function receiptRoute(read: ReceiptReader): RouteHandlerMethod {
  return async (request, reply) => {
    const { code } = request.params as { code: string };
    const receipt = await read(code);
    if (!receipt) return replyError(reply, 404, 'not_found');
    return reply.header('cache-control', 'no-store').send(receipt);
  };
}
