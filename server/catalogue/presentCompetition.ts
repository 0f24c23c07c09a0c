import type { Competition, CompetitionDetails, CompetitionRound } from '../../domain/contract.ts';
import { currentRound } from '../../domain/currentRound.ts';
import { endOf, untilEnded } from '../../domain/season/untilEnded.ts';
import { dayKey } from '../../domain/zonedTime.ts';
import ar from '../../locales/ar/catalogue.json' with { type: 'json' };
import en from '../../locales/en/catalogue.json' with { type: 'json' };
import { withBare } from './bareNames.ts';
import type { CatalogueRows } from './catalogueRepo.ts';
import { type Decided, presentNotices } from './presentNotices.ts';
import { cardOf, eventName, thumbnailOf, type EventRow, type Pictures } from './presentEvent.ts';

/** A competition with its rounds, criteria and pictures. */
export type WholeCompetition = Decided & {
  row: CatalogueRows['competitions'][number];
  event: EventRow;
  rounds: CatalogueRows['rounds'];
  criteria: CatalogueRows['criteria'];
  participants: number;
};

/** The card of a competition at `now` (UTC ms). */
export function presentCompetition(
  { row, event, rounds, participants }: WholeCompetition,
  pictures: Pictures,
  now: number,
): Competition {
  const presented = rounds.map(presentRound);
  return {
    id: row.id,
    slug: row.slug,
    event: eventName(event),
    ...withBare('name', row),
    ...withBare('description', row),
    ...thumbnailOf(row, pictures),
    ...cardOf(row.picture, pictures),
    entry_fee: row.entry_fee_baisa,
    ...datesOf(row, event.zone),
    ...typeOf(row.entry_fee_baisa),
    submission_type: row.submission_type,
    ...(row.state === 'cancelled' && { is_cancelled: true as const }),
    rounds: presented,
    round: currentRound(presented, now),
    total_participants: participants,
  };
}

/** The page of a competition, which includes the card. */
export function presentDetails(
  card: Competition,
  { row, criteria, ...decided }: Pick<WholeCompetition, 'row' | 'criteria' | keyof Decided>,
): CompetitionDetails {
  return {
    ...card,
    ...withBare('eligibility_criteria', {
      eligibility_criteria_ar: row.eligibility_ar,
      eligibility_criteria_en: row.eligibility_en,
    }),
    ...withBare('submission_requirements', {
      submission_requirements_ar: row.requirements_ar,
      submission_requirements_en: row.requirements_en,
    }),
    criteria: criteria.map((criterion) => ({ ...withBare('name', criterion), percent: criterion.percent })),
    min_age: row.min_age,
    max_media_megabytes: row.max_media_megabytes,
    ...presentNotices({ row, ...decided }),
  };
}

function datesOf({ ended_at, ...row }: WholeCompetition['row'], zone: string) {
  const starts_at = untilEnded(row.starts_at, ended_at);
  const ends_at = endOf(row.ends_at, ended_at);
  return {
    reg_start: untilEnded(row.registration_opens_at, ended_at),
    reg_end: untilEnded(row.registration_closes_at, ended_at),
    comp_start: starts_at,
    comp_start_date: starts_at === null ? null : dayKey(starts_at, zone),
    comp_end: ends_at,
    // The window is half-open: if it ends at midnight, the last day is the one before.
    comp_end_date: ends_at === null ? null : dayKey(ends_at - 1, zone),
    submission_deadline: untilEnded(row.submissions_close_at, ended_at),
  };
}

function typeOf(feeBaisa: number) {
  const type = feeBaisa === 0 ? 'free' : 'paid';
  return {
    competition_type: type,
    competition_type_ar: ar.type[type],
    competition_type_en: en.type[type],
  } as const;
}

function presentRound(row: CatalogueRows['rounds'][number]): CompetitionRound {
  const { ordinal, name_ar, name_en, starts_at, ends_at, judges_percent, voting_percent } = row;
  return { ordinal, name: name_ar, name_ar, name_en, starts_at, ends_at, judges_percent, voting_percent };
}
