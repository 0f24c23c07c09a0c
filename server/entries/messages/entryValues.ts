import { localized, type Language } from '../../../domain/localized.ts';
import { filled } from '../../../domain/messages/filled.ts';
import { isolate } from '../../../domain/messages/isolate.ts';
import { submissionDetailsHref, submitHref } from '../../../domain/submissionAddress.ts';
import { writtenMoment } from '../../platform/messages/writtenMoment.ts';
import type { Addressee } from './addressee.ts';
import { messageParts } from './productWords.ts';
import { writtenSize } from './writtenSize.ts';

/** `supportEmail`: of the installation, for organisations without an address of their own. */
export type PlaceDeps = { publicOrigin: string; supportEmail: string };

/** What every message about an entry can name. */
export const commonValues = (
  { publicOrigin, supportEmail }: PlaceDeps,
  id: string,
  language: Language,
  found: Pick<Addressee, 'name' | 'competition' | 'event' | 'supportEmail'>,
) => ({
  name: isolate(found.name),
  competition: isolate(localized(found.competition, 'name', language)),
  event: isolate(localized(found.event, 'name', language)),
  reference: isolate(id),
  link: `${publicOrigin}${submissionDetailsHref(id)}`,
  support: found.supportEmail ?? supportEmail,
});

/** `fee`: the sentence about an unpaid fee; false without one. `isFeeKept`: a paid fee does not go back by itself. */
type Said = {
  id: string;
  channel: 'mail' | 'sms';
  language: Language;
  isReceipt: boolean;
  reason: string | null;
  fee: string | false;
  isFeeKept: boolean;
};

/** What automatic messages about an entry name besides. @param now UTC ms */
export function automaticValues(
  deps: PlaceDeps & { now: () => number },
  { id, channel, language, isReceipt, reason, fee, isFeeKept }: Said,
  found: Addressee,
): Record<string, string> {
  const words = messageParts[language];
  const { firstRoundAt, competitionEnd, zone, createdAt, withdrawnAt } = found;
  const recording = words[found.mediaKind ?? 'file'];
  const size = isolate(writtenSize(language, found.mediaBytes ?? 0));
  const replace = `${deps.publicOrigin}${submitHref(found.place, id)}`;
  const moment = (at: number) => isolate(writtenMoment(language, at, zone));
  const [byMail, now] = [channel === 'mail', deps.now()];
  const round =
    firstRoundAt !== null && firstRoundAt > now
      ? filled(words.round, { date: moment(firstRoundAt) })
      : undefined;
  const again =
    competitionEnd === null ? words.againOpen : filled(words.again, { date: moment(competitionEnd) });
  const isOver = competitionEnd !== null && competitionEnd <= now;
  const lines = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');
  const confirm = !found.isVerified && (byMail ? words.confirm : words.confirmSms);
  return {
    ...commonValues(deps, id, language, found),
    received: filled(words.received, { recording, size }),
    date: moment(createdAt),
    withdrawn: withdrawnAt === null ? '' : moment(withdrawnAt),
    reason:
      reason === null ? '' : filled(byMail ? words.reason : words.reasonSms, { reason: isolate(reason) }),
    next: isReceipt ? lines(confirm, fee, words.check, byMail && round) : ending(round, byMail),
    again: ending(isOver ? undefined : `${again}${byMail ? '\n\n' : ' '}${replace}`, byMail),
    replace,
    feeKept: isFeeKept ? (byMail ? words.feeKept : words.feeKeptSms) : '',
  };
}

/** A sentence that may be missing: a paragraph of a mail, a sentence of a text message. */
const ending = (text: string | undefined, byMail: boolean) =>
  text === undefined ? '' : byMail ? `${text}\n\n` : `${text} `;
