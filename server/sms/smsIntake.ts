import type { InboundSms, SmsReply } from '../../domain/contract.ts';
import type { Clock } from '../platform/clock.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Writer } from '../platform/writer/openWriter.ts';
import type { ContestantDirectory } from '../voting/contestantDirectory.ts';
import { isOpenAt, type Contestant } from '../voting/contestantsRepo.ts';
import { findContestant } from './findContestant.ts';
import { parseSmsText } from './parseSmsText.ts';
import { payerOf } from './payer.ts';
import type { SmsResult } from './receiveSms.ts';
import type { ReceivedSms } from './receivedSms.ts';
import { smsDays } from './smsDay.ts';
import { smsReply } from './smsReplies.ts';

export type IntakeDeps = {
  directory: ContestantDirectory;
  writer: Pick<Writer, 'submit'>;
  clock: Clock;
  /** Makes pseudonyms of senders (see `openKeys`). */
  pepper: Uint8Array;
  /** Told of every message that was stored for the first time. */
  onStored?: ((sms: ReceivedSms) => void) | undefined;
  metrics?: Pick<Metrics, 'count'> | undefined;
};

/** `sentAt`: UTC ms. */
export type ArrivedSms = { provider: string; message: InboundSms; sentAt: number };

/**
 * Takes a message in: the instant of its arrival decides whether its group is open, and the answer comes only when
 * the message is on disk.
 * @throws WriteError as a rejection when it is not, or may not be
 */
export function smsIntake(deps: IntakeDeps): (sms: ArrivedSms) => Promise<SmsReply> {
  const dayOf = smsDays();
  return async (sms) => {
    const now = deps.clock.now();
    const text = parseSmsText(sms.message.text);
    const contestant = findContestant(deps.directory, text, now);
    const received = receivedSms(sms, contestant, now);
    const stored = { ...received, payer: payerOf(deps.pepper, sms.message.from), day: dayOf(now) };
    const result = await deps.writer.submit('receiveSms', stored);
    if (!result.duplicate) deps.onStored?.(stored);
    countResult(deps.metrics, sms.provider, result);
    const named = contestantOf(deps.directory, contestant, result.entryId, now);
    return { outcome: result.outcome, reply: smsReply(result.outcome, text.language, named) };
  };
}

function countResult(
  metrics: Pick<Metrics, 'count'> | undefined,
  provider: string,
  { duplicate, outcome }: SmsResult,
): void {
  metrics?.count('smsReceived', { provider, outcome: duplicate ? 'duplicate' : outcome });
  if (!duplicate && outcome === 'counted') metrics?.count('votes', { channel: 'sms' });
}

function receivedSms(
  { provider, message, sentAt }: ArrivedSms,
  contestant: Contestant | undefined,
  now: number,
): Omit<ReceivedSms, 'payer' | 'day'> {
  return {
    provider,
    messageId: message.message_id,
    sender: message.from,
    shortCode: message.to,
    text: message.text,
    sentAt,
    receivedAt: now,
    contestant: contestant
      ? {
          entryId: contestant.entryId,
          roundId: contestant.roundId,
          groupNumber: contestant.groupNumber,
          isOpen: isOpenAt(contestant, now),
        }
      : null,
  };
}

/** A duplicate is answered with the contestant of the delivery that came first. */
function contestantOf(
  directory: ContestantDirectory,
  contestant: Contestant | undefined,
  entryId: string | null,
  now: number,
): Contestant | undefined {
  if (entryId === null) return undefined;
  return contestant?.entryId === entryId ? contestant : directory.findByEntry(entryId, now);
}
