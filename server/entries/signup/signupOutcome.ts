import type { FastifyReply } from 'fastify';
import type { ServerCode } from '../../../domain/errors.ts';
import { replyError } from '../../platform/http/errors.ts';
import { refuseEntry, type EntryErrors } from '../entryReply.ts';
import type { RegisteredEntry } from './registerEntry.ts';

export type SignupRefusal =
  | { kind: 'fields'; errors: EntryErrors; code?: ServerCode }
  | { kind: 'refused'; status: number; code: ServerCode; retryAfter?: number };

export type SignupOutcome =
  | { kind: 'registered'; id: string; account: 'created' | 'existing'; replayed: boolean }
  | SignupRefusal;

/** The outcome while another request with the same form or upload is still handled. */
export const stillWorking: SignupOutcome = {
  kind: 'refused',
  status: 503,
  code: 'still_working',
  retryAfter: 1,
};

export const signupRefusals: Record<Exclude<RegisteredEntry['kind'], 'registered'>, SignupRefusal> = {
  over: { kind: 'refused', status: 403, code: 'registration_closed' },
  civilIdTaken: {
    kind: 'fields',
    errors: { civil_id: { error: 'civilIdRegistered' } },
    code: 'already_registered',
  },
  alreadyEntered: {
    kind: 'fields',
    errors: { civil_id: { error: 'alreadyEntered' } },
    code: 'already_entered',
  },
  emailTaken: { kind: 'fields', errors: { email: { error: 'emailTaken' } } },
  uploadGone: { kind: 'fields', errors: { media_file: { error: 'fileGone' } }, code: 'upload_gone' },
};

export function answerRefusal(reply: FastifyReply, refusal: SignupRefusal): FastifyReply {
  if (refusal.kind === 'refused') return replyError(reply, refusal.status, refusal.code, refusal);
  return refuseEntry(reply, refusal.errors, refusal.code) ?? reply;
}
