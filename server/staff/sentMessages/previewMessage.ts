import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type MessageWords, skipReasons } from '../../../domain/messages/messageKinds.ts';
import { smsParts } from '../../../domain/messages/smsParts.ts';
import { UNSUBSCRIBE_PATH } from '../../../domain/routes.ts';
import type { MessagePreview, MessageSample } from '../../../domain/staff/staffContract.ts';
import type { PlaceDeps } from '../../entries/messages/entryValues.ts';
import { shownNewsLink } from '../../entries/unsubscribing/newsLink.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { nameCompetitions } from '../competitions/competitionsRepo.ts';
import type { EntriesWanted } from '../entries/exports/exportRows.ts';
import { type Candidate, candidatePage, reachOf, recipientOf } from './candidates.ts';
import { fillWords } from './fillWords.ts';

/** `smsPartBaisa`: the price of one part of a text message; null where it is unknown. */
export type PreviewDeps = PlaceDeps & { database: Kysely<Schema>; smsPartBaisa: number | null };

/** A preview shows no token of a candidate: with it, staff could end the news in their place. */
const shownLink = ({ publicOrigin }: PlaceDeps, channel: 'mail' | 'sms') =>
  channel === 'sms' ? shownNewsLink(publicOrigin) : `${publicOrigin}${UNSUBSCRIBE_PATH}/…`;

/**
 * Who would get a message now, by which channel and in which language, who would not and why, and what the text messages cost.
 * `hash` covers all of it and the words: a message is sent only to those whom its sender saw.
 */
export async function previewMessage(
  deps: PreviewDeps,
  wanted: EntriesWanted,
  words: MessageWords,
): Promise<MessagePreview> {
  const { database, smsPartBaisa } = deps;
  const seen = new Set<string>();
  const hash = createHash('sha256').update(JSON.stringify([wanted.filter, words, smsPartBaisa]));
  const counts = {
    matching: 0,
    mails: { ar: 0, en: 0 },
    texts: { ar: { messages: 0, parts: 0 }, en: { messages: 0, parts: 0 } },
    skipped: Object.fromEntries(skipReasons.map((why) => [why, 0])) as MessagePreview['skipped'],
  };
  for await (const candidate of allCandidates(database, wanted)) {
    counts.matching += 1;
    const reach = reachOf(candidate, words);
    const recipient = recipientOf(candidate, words);
    if ('why' in reach) counts.skipped[reach.why] += 1;
    else if (seen.has(recipient)) counts.skipped.repeated += 1;
    else {
      seen.add(recipient);
      const { id, language } = candidate;
      const parts = reach.channel === 'sms' ? partsFor(deps, candidate, words) : 0;
      hash.update(`${id} ${reach.channel} ${language} ${parts}\n`);
      if (reach.channel === 'mail') counts.mails[language] += 1;
      else counts.texts[language].messages += 1;
      counts.texts[language].parts += parts;
    }
  }
  const parts = counts.texts.ar.parts + counts.texts.en.parts;
  const competitions = await nameCompetitions(database, wanted.organisationId, wanted.scope);
  return {
    ...counts,
    competition: competitions.find(({ id }) => id === wanted.filter.competition) ?? null,
    recipients: seen.size,
    parts,
    part_baisa: smsPartBaisa,
    cost_baisa: smsPartBaisa === null ? null : parts * smsPartBaisa,
    hash: hash.digest('hex'),
  };
}

const partsFor = (deps: PreviewDeps, candidate: Candidate, words: MessageWords): number =>
  smsParts(fillWords(deps, candidate, words, 'sms', shownLink(deps, 'sms')).text).parts;

/** The words for the first candidate after a place in the list whom a message reaches; null where there is none. */
export async function sampleMessage(
  deps: PreviewDeps,
  wanted: EntriesWanted,
  words: MessageWords,
  after: string | null,
): Promise<MessageSample | null> {
  for await (const candidate of allCandidates(deps.database, wanted, after)) {
    const reach = reachOf(candidate, words);
    if ('why' in reach) continue;
    const { channel } = reach;
    const { subject, text } = fillWords(deps, candidate, words, channel, shownLink(deps, channel));
    return {
      entry: candidate.id,
      full_name: candidate.name,
      channel,
      language: candidate.language,
      subject,
      text,
      parts: channel === 'sms' ? smsParts(text).parts : null,
      place: `${candidate.created_at}-${candidate.id}`,
    };
  }
  return null;
}

async function* allCandidates(
  db: Kysely<Schema>,
  wanted: EntriesWanted,
  from: string | null = null,
): AsyncGenerator<Candidate> {
  let after = from;
  do {
    const { candidates, next } = await candidatePage(db, wanted, after);
    yield* candidates;
    after = next;
  } while (after !== null);
}
