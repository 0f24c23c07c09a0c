import ar from '../../locales/ar/sms.json' with { type: 'json' };
import en from '../../locales/en/sms.json' with { type: 'json' };
import type { SmsOutcome } from '../../domain/contract.ts';
import { SMS_VOTES_PER_DAY } from '../../domain/limits.ts';
import { localized, type Language } from '../../domain/localized.ts';
import type { Contestant } from '../voting/contestantsRepo.ts';

const texts = { ar, en };

/** What the sender of a message reads, in the language of the message. */
export function smsReply(
  outcome: SmsOutcome,
  language: Language,
  contestant: Pick<Contestant, 'name' | 'group'> | undefined,
): string {
  return interpolate(texts[language].reply[outcome], {
    name: contestant ? isolate(localized(contestant.name, 'full_name', language)) : '',
    group: contestant ? isolate(localized(contestant.group, 'name', language)) : '',
    limit: String(SMS_VOTES_PER_DAY),
  });
}

const interpolate = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/{{(\w+)}}/g, (_match, name: string) => values[name] ?? '');

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A name in the other script must not turn the sentence around it, whatever marks stand in the name itself. */
const isolate = (value: string) =>
  `${FIRST_STRONG_ISOLATE}${value.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}${POP_ISOLATE}`;
