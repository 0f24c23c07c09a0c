import type { FastifyReply } from 'fastify';
import type { ServerCode } from '../../../domain/errors.ts';
import { replyError } from '../../platform/http/errors.ts';

/** Why a proof of a person is refused. `retryAfter`: whole seconds to wait. */
export type StaffRefusal = { status: number; code: ServerCode; retryAfter?: number };

export const replyRefusal = (reply: FastifyReply, { status, code, ...details }: StaffRefusal): FastifyReply =>
  replyError(reply, status, code, details);
