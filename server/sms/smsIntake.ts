import ar from '../../locales/ar/sms.json' with { type: 'json' };
import en from '../../locales/en/sms.json' with { type: 'json' };
import type { InboundSms, SmsReply, SmsOutcome } from '../../domain/contract.ts';
import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
import { SMS_VOTES_PER_DAY } from '../../domain/limits.ts';
import { localized, type Language } from '../../domain/localized.ts';
import type { Clock } from '../platform/clock.ts';
import { filled } from '../../domain/messages/filled.ts';
import { isolate } from '../../domain/messages/isolate.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { ContestantDirectory, Contestant } from '../voting/contestantDirectory.ts';
import { namedEntries, smsTextParser } from './parseSmsText.ts';
import { nextVoteSentence, type NextVote } from './closedReply.ts';
import type { SmsInbox } from './inbox/smsInbox.ts';
import { payerOf } from './payer.ts';
import type { SmsResult } from './receiveSms.ts';
import type { SeeStored } from './seeStored.ts';
import type { ReceivedSms } from './smsMessagesRepo.ts';

export type IntakeDeps = {
  directory: ContestantDirectory;
  inbox: Pick<SmsInbox, 'receive'>;
  clock: Clock;
  /** Makes pseudonyms of senders (see `openKeys`). */
  pepper: Uint8Array;
  /** Called for every message that is counted or refused for the first time. */
  onStored?: SeeStored | undefined;
  metrics?: Pick<Metrics, 'count'> | undefined;
};

/** `sentAt`: UTC ms. */
type ArrivedSms = { provider: string; message: InboundSms; sentAt: number };

/**
 * Receives a message. The write compares its arrival with the window, and the reply follows when the message is on disk. It says
 * what became of the message; under more than the node can count at once, that it arrived in time (decision D255).
 * @throws WriteError as a rejection when it is not, or may not be, on disk
 */
export function smsIntake(deps: IntakeDeps): (sms: ArrivedSms) => Promise<SmsReply> {
  const parse = smsTextParser();
  return async (sms) => {
    const now = deps.clock.now();
    const text = parse(sms.message.text);
    const named = namedEntries(deps.directory, text);
    const received = receivedSms(sms, named, now);
    const stored = { ...received, payer: payerOf(deps.pepper, sms.message.from) };
    const result = await deps.inbox.receive(stored);
    const { entryId } = result;
    const contestant = entryId === null ? undefined : deps.directory.findByEntry(entryId, now);
    const zone = contestant?.zone ?? DEFAULT_ZONE;
    if (!result.duplicate && result.outcome !== 'accepted') deps.onStored?.(stored, { entryId, zone });
    countResult(deps.metrics, sms.provider, result);
    const reason = reasonOf(result, named.length);
    const next = reason === 'closed' && contestant ? deps.directory.nextInRound(contestant, now) : undefined;
    return { outcome: result.outcome, reply: smsReply(reason, text.language, { contestant, next, now }) };
  };
}

function reasonOf({ outcome, isStopped }: SmsResult, codes: number): ReplyReason {
  if (isStopped) return 'stopped';
  return outcome === 'unknown_code' && codes > 1 ? 'several_codes' : outcome;
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
  named: ReceivedSms['named'],
  now: number,
): Omit<ReceivedSms, 'payer'> {
  return {
    provider,
    messageId: message.message_id,
    sender: message.from,
    shortCode: message.to,
    text: message.text,
    sentAt,
    receivedAt: now,
    named,
  };
}

const texts = { ar, en };

/** What a reply says: the outcome, that the text holds several codes, or that voting is stopped. */
type ReplyReason = SmsOutcome | 'several_codes' | 'stopped';

/**
 * The contestant whom a message names, and the group that is open at `now` (UTC ms) or opens next; only
 * the reply `closed` reads the group.
 */
export type ReplyFacts = {
  contestant: Pick<Contestant, 'name' | 'group'> | undefined;
  next?: NextVote | undefined;
  now: number;
};

/** The reply to the sender, in the language of the message. A closed group also says when voting continues. */
export function smsReply(reason: ReplyReason, language: Language, facts: ReplyFacts): string {
  const { contestant, next, now } = facts;
  const sentence = filled(texts[language].reply[reason], {
    name: contestant ? isolate(localized(contestant.name, 'full_name', language)) : '',
    group: contestant ? isolate(localized(contestant.group, 'name', language)) : '',
    limit: String(SMS_VOTES_PER_DAY),
  });
  return reason === 'closed' ? `${sentence} ${nextVoteSentence(next, now, language)}` : sentence;
}
