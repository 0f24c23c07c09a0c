import type { FastifyReply } from 'fastify';
import { replyError } from './errors.ts';
import { WriteError } from '../writer/writeError.ts';

/** Runs `work`, and answers 503 if the database could not take the write. */
export async function orUnavailable(
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WriteError && error.code !== 'failed') return replyError(reply, 503, 'unavailable');
    throw error;
  }
}
