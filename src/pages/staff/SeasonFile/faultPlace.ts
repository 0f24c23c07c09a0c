/** Things of which a file of a season holds several, by the name of their list. */
const listed = {
  competitions: 'competition',
  criteria: 'criterion',
  rounds: 'round',
  groups: 'group',
} as const;

export const fileFields = [
  'name_ar',
  'name_en',
  'slug',
  'zone',
  'starts_at',
  'ends_at',
  'description_ar',
  'description_en',
  'eligibility_ar',
  'eligibility_en',
  'requirements_ar',
  'requirements_en',
  'registration_opens_at',
  'registration_closes_at',
  'submissions_close_at',
  'submission_type',
  'min_age',
  'max_media_megabytes',
  'criteria',
  'percent',
  'entry_fee_baisa',
  'prices',
  'rounds',
  'judges_percent',
  'groups',
  'opens_at',
  'closes_at',
  'competitions',
] as const;

/** A step of a place; the number counts from 1. */
export type PlacePart =
  | { kind: 'event' }
  | { kind: (typeof listed)[keyof typeof listed]; number: number }
  | { kind: 'field'; name: (typeof fileFields)[number] };

/** The place of a fault, such as `competitions.0.rounds.1.name_ar`, step by step; what is not known is left out. */
export function faultPlace(path: string): PlacePart[] {
  const steps = path.split('.');
  return steps.flatMap((step, index): PlacePart[] => {
    if (step === 'event' && index === 0) return [{ kind: 'event' }];
    if (/^\d+$/.test(step)) {
      const list = Object.entries(listed).find(([name]) => name === steps[index - 1]);
      return list ? [{ kind: list[1], number: Number(step) + 1 }] : [];
    }
    const isList = /^\d+$/.test(steps[index + 1] ?? '');
    const name = fileFields.find((field) => field === step);
    return name && !isList ? [{ kind: 'field', name }] : [];
  });
}

/** The same place as JSON tools write it: `competitions[0].rounds[1].name_ar`. */
export const jsonPlace = (path: string): string => path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
