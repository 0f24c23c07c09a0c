import { localized } from '../../../domain/localized.ts';
import { filled } from '../../../domain/messages/filled.ts';
import { isolate } from '../../../domain/messages/isolate.ts';
import type { MessageWords } from '../../../domain/messages/messageKinds.ts';
import { smsText } from '../../../domain/messages/smsText.ts';
import ar from '../../../locales/ar/unsubscribe.json' with { type: 'json' };
import en from '../../../locales/en/unsubscribe.json' with { type: 'json' };
import { commonValues, type PlaceDeps } from '../../entries/messages/entryValues.ts';
import type { Candidate } from './candidates.ts';

const unsubscribing = { ar, en };

/** The words for one candidate; only an e-mail has a subject. */
export type FilledWords = { subject: string | null; text: string };

/**
 * The words of a message for the candidate of an entry, in their language.
 * @param unsubscribe the address that ends news; news end with it, unless it is undefined
 */
export function fillWords(
  deps: PlaceDeps,
  candidate: Candidate,
  words: MessageWords,
  channel: 'mail' | 'sms',
  unsubscribe: string | undefined,
): FilledWords {
  const { id, language, code, name, support_email: supportEmail } = candidate;
  const competition = { name_ar: candidate.competition_ar, name_en: candidate.competition_en };
  const event = { name_ar: candidate.event_ar, name_en: candidate.event_en };
  const values = {
    ...commonValues(deps, id, language, { name, competition, event, supportEmail }),
    code: isolate(code ?? ''),
  };
  const texts = [filled(words[`${channel}_${language}`], values)];
  if (words.kind === 'news' && unsubscribe !== undefined) {
    const organisation = { name_ar: candidate.organisation_ar, name_en: candidate.organisation_en };
    const named = isolate(localized(organisation, 'name', language));
    texts.push(filled(unsubscribing[language][channel], { organisation: named, link: unsubscribe }));
  }
  if (channel === 'sms') return { subject: null, text: smsText(texts.join('\n')) };
  return { subject: filled(words[`subject_${language}`], values), text: texts.join('\n\n') };
}
