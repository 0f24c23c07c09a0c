import type { FileCompetition, FileRound } from '../../domain/season/seasonFile.ts';
import { MIN_AGE } from '../../domain/season/seasonLimits.ts';
import { slugOf } from '../../domain/slug.ts';
import type { Calendar } from './calendar.ts';
import type { PlannedCompetition, PlannedRound } from './plannedCompetition.ts';

/** The most megabytes that a recording of the demo may have. */
const MEDIA_MEGABYTES = 200;

/** A planned competition as the file of a season has it. */
export function competitionFile(plan: PlannedCompetition, calendar: Calendar): FileCompetition {
  const { announced } = calendar;
  const [registrationFrom, registrationUntil] = plan.registration;
  const [from, until] = plan.days;
  return {
    slug: slugOf({ name_ar: plan.name.ar, name_en: plan.name.en }),
    name_ar: plan.name.ar,
    name_en: plan.name.en,
    description_ar: plan.description.ar,
    description_en: plan.description.en,
    entry_fee_baisa: plan.feeBaisa,
    prices: null,
    registration_opens_at: announced(registrationFrom),
    registration_closes_at: announced(registrationUntil),
    starts_at: announced(from),
    ends_at: announced(until),
    submissions_close_at: announced(plan.submissionsUntil),
    submission_type: plan.submission,
    min_age: MIN_AGE.least,
    max_media_megabytes: MEDIA_MEGABYTES,
    eligibility_ar: plan.eligibility.ar,
    eligibility_en: plan.eligibility.en,
    requirements_ar: plan.requirements.ar,
    requirements_en: plan.requirements.en,
    criteria: plan.criteria.map(({ name, percent }) => ({ name_ar: name.ar, name_en: name.en, percent })),
    rounds: plan.rounds.map((round) => roundFile(round, calendar)),
  };
}

function roundFile(
  { ar, en, judgesPercent, days, groups = [] }: PlannedRound,
  { announced, midnight }: Calendar,
): FileRound {
  return {
    name_ar: ar,
    name_en: en,
    judges_percent: judgesPercent,
    starts_at: announced(days[0]),
    ends_at: announced(days[1]),
    groups: groups.map((group) => ({
      name_ar: group.ar,
      name_en: group.en,
      opens_at: midnight(group.days[0]),
      closes_at: midnight(group.days[1]),
    })),
  };
}
