import type { FastifyReply } from 'fastify';
import ar from '../../locales/ar/accountReplies.json' with { type: 'json' };
import en from '../../locales/en/accountReplies.json' with { type: 'json' };
import { replyLanguage } from '../platform/http/errors.ts';

const texts = { ar, en };

/** A sentence that confirms what was done, in the language of the request. */
export function doneText(reply: FastifyReply, text: keyof typeof en): string {
  return texts[replyLanguage(reply.request)][text];
}

/** Answers with a sentence that confirms what was done, and with `data` if given. */
export function replyDone(reply: FastifyReply, text: keyof typeof en, data?: object): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .send({ message: doneText(reply, text), ...(data && { data }) });
}
