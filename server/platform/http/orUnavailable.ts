import type { FastifyReply } from 'fastify';
import { replyError } from './errors.ts';
import { StorageError } from '../storage/storageError.ts';
import { WriteError } from '../writer/writeError.ts';

/** Runs `work`. Answers 503 if the database could not take the write, or the store could not be reached. */
export async function orUnavailable(
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (isUnavailable(error)) return replyError(reply, 503, 'unavailable');
    throw error;
  }
}

const isUnavailable = (error: unknown) =>
  (error instanceof WriteError && error.code !== 'failed') ||
  (error instanceof StorageError && error.reason === 'unreachable');
