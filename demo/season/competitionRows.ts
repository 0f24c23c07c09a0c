import type { Insertable } from 'kysely';
import { slugOf } from '../../domain/slug.ts';
import { startOfDay } from '../../domain/zonedTime.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import { newId } from '../../server/platform/ids.ts';
import type { PlannedCompetition, PlannedRound } from './plannedCompetition.ts';

/** The file name of an artwork scene's picture; null if there is none. */
export type PictureOf = (scene: string) => string | null;

export type CompetitionRows = {
  competition: Insertable<Schema['competitions']>;
  rounds: Schema['rounds'][];
  criteria: Schema['criteria'][];
};

/** Gives the midnights (UTC ms) in an event's zone, by the number of days from today. */
export type Calendar = {
  midnight: (day: number) => number;
  /** The midnight of a day; null for a day that is not announced (null). */
  announced: (day: number | null) => number | null;
};

const DAY_MS = 86_400_000;

/**
 * The calendar around `now` (UTC ms). It finds each day by its noon, which steps of 24 hours do not miss even
 * where the clocks change.
 */
export function calendarAround(now: number, zone: string): Calendar {
  const midnight = (day: number) => startOfDay(startOfDay(now, zone) + day * DAY_MS + DAY_MS / 2, zone);
  return { midnight, announced: (day) => (day === null ? null : midnight(day)) };
}

/** The rows of a planned competition in the event `eventId`, with new ids. */
export function competitionRows(
  plan: PlannedCompetition,
  eventId: string,
  calendar: Calendar,
  pictureOf: PictureOf,
): CompetitionRows {
  const id = newId();
  const { announced } = calendar;
  const [registrationFrom, registrationUntil] = plan.registration;
  const [from, until] = plan.days;
  const competition = {
    id,
    event_id: eventId,
    slug: slugOf({ name_ar: plan.name.ar, name_en: plan.name.en }),
    name_ar: plan.name.ar,
    name_en: plan.name.en,
    description_ar: plan.description.ar,
    description_en: plan.description.en,
    picture: plan.scene === null ? null : pictureOf(plan.scene),
    entry_fee_baisa: plan.feeBaisa,
    registration_opens_at: announced(registrationFrom),
    registration_closes_at: announced(registrationUntil),
    starts_at: announced(from),
    ends_at: announced(until),
    submissions_close_at: announced(plan.submissionsUntil),
    submission_type: plan.submission,
    eligibility_ar: plan.eligibility.ar,
    eligibility_en: plan.eligibility.en,
    requirements_ar: plan.requirements.ar,
    requirements_en: plan.requirements.en,
  };
  const rounds = plan.rounds.map((round, index) => roundRow(id, index + 1, round, calendar));
  return { competition, rounds, criteria: criteriaRows(id, plan.criteria) };
}

function roundRow(
  competitionId: string,
  ordinal: number,
  { ar, en, judgesPercent, days }: PlannedRound,
  { announced }: Calendar,
): Schema['rounds'] {
  return {
    id: newId(),
    competition_id: competitionId,
    ordinal,
    name_ar: ar,
    name_en: en,
    judges_percent: judgesPercent,
    voting_percent: 100 - judgesPercent,
    starts_at: announced(days[0]),
    ends_at: announced(days[1]),
  };
}

function criteriaRows(competitionId: string, criteria: PlannedCompetition['criteria']): Schema['criteria'][] {
  return criteria.map(({ name, percent }, index) => ({
    competition_id: competitionId,
    ordinal: index + 1,
    name_ar: name.ar,
    name_en: name.en,
    percent,
  }));
}
