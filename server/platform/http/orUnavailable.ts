import type { FastifyReply } from 'fastify';
import { replyError } from './errors.ts';
import { WriteError } from '../writer/writeError.ts';

/** Does what writes, and asks the caller to come again where the database could not take it. */
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
