/** Invented entries as the server sends them, for stories and tests. */
import type {
  Correction,
  EntryFee,
  Submission,
  SubmissionMedia,
  SubmissionView,
} from '../../../domain/contract.ts';
import { withdrawalOf } from '../withdrawal/withdrawalFacts.ts';
import { catalogueTime, competitionOf, competitions, scenes } from '../catalogue/catalogueFixtures.ts';

const HOUR = 3_600_000;
const id = (name: string) => name.padEnd(22, '0');

/** The time at which stories and tests show the entries: noon in Muscat. */
export const submissionsTime = catalogueTime;

const signed = (file: string) =>
  `/media/${file}?user=huda&expires=${catalogueTime + HOUR / 2}&signature=first`;

export function mediaOf(changes: Partial<SubmissionMedia> = {}): SubmissionMedia {
  return {
    kind: 'video',
    file_url: signed('song.mp4'),
    thumbnail_url: scenes.microphone[0]!.url,
    waveform_url: null,
    links_hold_ms: HOUR / 2,
    file_name: 'أغنية تراثية من صلالة (final take 2).mp4',
    bytes: 148_000_000,
    duration_ms: 108_000,
    state: 'playable',
    added_at: catalogueTime - 5 * HOUR,
    ...changes,
  };
}

export const audioMedia = mediaOf({
  kind: 'audio',
  file_url: signed('oud.mp3'),
  thumbnail_url: null,
  file_name: 'oud-improvisation.mp3',
  duration_ms: 115_000,
});

/** A reason as an organiser writes it. */
export const notTheOwnVoice = 'الصوت في المقطع ليس صوت المشارك نفسه.';

const DAY = 24 * HOUR;

export const askedDocument: Correction = {
  part: 'document',
  reason: 'الصورة غير واضحة، ولا يُقرأ فيها تاريخ الانتهاء (expiry date).',
  due_at: catalogueTime + 3 * DAY,
};

export function submissionOf(changes: Partial<Submission> = {}): Submission {
  const media = changes.submission_details === undefined ? mediaOf() : changes.submission_details;
  return {
    id: id('entry-1'),
    submission_status: 'approved',
    standing: 'in',
    reason: null,
    replacement: null,
    corrections: [],
    withdrawal: withdrawalOf(),
    windows: [],
    current_round_id: 1,
    created_at: catalogueTime - 30 * HOUR,
    fee: null,
    competition: competitionOf(),
    ...changes,
    submission_details: media,
    url: media?.file_url ?? null,
  };
}

/** The fee of an entry in a paid competition, not paid yet. */
export const dueFee: EntryFee = {
  state: 'due',
  amount_baisa: 5_000,
  due_at: catalogueTime + 72 * HOUR,
  order_id: null,
};

const [chant, , oud] = competitions;

/** Four entries, one in each status, newest first. */
export const submissions: readonly Submission[] = [
  submissionOf({
    id: id('entry-4'),
    submission_status: 'submitted',
    submission_details: { ...audioMedia, state: 'checking', file_url: null, duration_ms: null },
    competition: oud!,
    created_at: catalogueTime - HOUR,
  }),
  submissionOf(),
  submissionOf({
    id: id('entry-2'),
    submission_status: 'pending',
    submission_details: mediaOf({ duration_ms: 72_000, thumbnail_url: scenes.choir[0]!.url }),
    competition: chant!,
  }),
  submissionOf({
    id: id('entry-3'),
    submission_status: 'rejected',
    submission_details: audioMedia,
    competition: competitionOf({
      id: id('competition-5'),
      slug: 'anthem',
      name: 'الأغنية الوطنية',
      name_ar: 'الأغنية الوطنية',
      name_en: 'National song',
      thumbnail_sizes: scenes.studio,
    }),
  }),
];

export function viewOf(changes: Partial<SubmissionView> = {}): SubmissionView {
  const { name, name_ar, name_en, event } = competitionOf();
  return {
    competition_info: {
      competition_name: name,
      competition_name_ar: name_ar,
      competition_name_en: name_en,
      event_name: event.name,
      event_name_ar: event.name_ar,
      event_name_en: event.name_en,
    },
    submission_details: mediaOf(),
    submission_status: 'approved',
    standing: 'in',
    ...changes,
  };
}
