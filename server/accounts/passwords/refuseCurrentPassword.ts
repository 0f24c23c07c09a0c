import type { FastifyReply } from 'fastify';
import { refuseFields } from '../accountReply.ts';

/** The code tells it from another field that is refused; the message is the field's. */
export function refuseCurrentPassword(reply: FastifyReply): FastifyReply {
  return refuseFields(reply, { current_password: ['passwordWrong'] }, 'wrong_password') ?? reply;
}
