import type { FastifyReply } from 'fastify';
import type { ServerCode } from '../../../domain/errors.ts';
import type { AskedCorrection } from '../../entries/corrections/askCorrection.ts';
import type { ScreenedEntry } from '../../entries/screening/screenEntry.ts';
import { replyError } from '../../platform/http/errors.ts';

type Refused = Exclude<ScreenedEntry['kind'] | AskedCorrection['kind'], 'decided' | 'asked'>;

const codes: Record<Exclude<Refused, 'unknown'>, ServerCode> = {
  claimed: 'entry_claimed',
  changed: 'changed_meanwhile',
  unchanged: 'already_decided',
  unchecked: 'entry_unchecked',
  unverified: 'entry_unverified',
  unpaid: 'entry_unpaid',
  withdrawn: 'entry_left',
  over: 'competition_ended',
};

/** Answers why a screener's act on an entry did nothing. */
export const refuseScreening = (reply: FastifyReply, why: Refused): FastifyReply =>
  why === 'unknown' ? replyError(reply, 404, 'not_found') : replyError(reply, 409, codes[why]);
