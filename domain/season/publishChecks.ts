/** What a competition lacks before it can be published (decision D225). */
import type { EventFields } from './readEvent.ts';
import type { SettingsFields } from './readSettings.ts';

/** Where a finding is mended. */
export type FindingPlace = 'event' | 'settings' | 'rounds' | 'people';

const places = {
  description: 'settings',
  two_people: 'people',
  opened_window: 'rounds',
  event_over: 'event',
  english_name: 'settings',
  english_description: 'settings',
  eligibility: 'settings',
  requirements: 'settings',
  registration_dates: 'settings',
  dates: 'settings',
  outside_event: 'settings',
  over_already: 'settings',
  criteria: 'settings',
  rounds: 'rounds',
  windows: 'rounds',
  english_event: 'event',
} as const satisfies Record<string, FindingPlace>;

export type FindingCode = keyof typeof places;

/** `missing`: it stands in the way of publishing; `warning`: a person decides. */
export type Finding = { code: FindingCode; severity: 'missing' | 'warning'; where: FindingPlace };

/**
 * `groups`: how many a round has; `first_opening` of their windows, null without any. `approvers`: people of the organisation
 * who can decide about acts of two persons. Instants are UTC ms.
 */
export type ToPublish = {
  event: Pick<EventFields, 'name_en' | 'starts_at' | 'ends_at'>;
  settings: SettingsFields;
  rounds: readonly {
    judges_percent: number;
    voting_percent: number;
    groups: number;
    first_opening: number | null;
  }[];
  approvers: number;
  isEventOver: boolean;
};

/** The findings at `now` (UTC ms), those that stand in the way first. */
export function publishChecks(
  { event, settings, rounds, approvers, isEventOver }: ToPublish,
  now: number,
): Finding[] {
  const voting = rounds.filter(({ voting_percent }) => voting_percent > 0);
  const isOutside = (at: number | null) => at !== null && (at < event.starts_at || at > event.ends_at);
  const missing: [FindingCode, boolean][] = [
    ['description', settings.description_ar === null],
    ['two_people', voting.length > 0 && approvers < 2],
    ['event_over', isEventOver],
    // Nobody can enter or vote before it is public.
    ['opened_window', rounds.some(({ first_opening: at }) => at !== null && at <= now)],
  ];
  const warnings: [FindingCode, boolean][] = [
    ['english_name', settings.name_en === null],
    ['english_description', settings.description_en === null],
    ['english_event', event.name_en === null],
    ['eligibility', settings.eligibility_ar === null],
    ['requirements', settings.requirements_ar === null],
    [
      'registration_dates',
      settings.registration_opens_at === null || settings.registration_closes_at === null,
    ],
    ['dates', settings.starts_at === null || settings.ends_at === null],
    ['outside_event', isOutside(settings.starts_at) || isOutside(settings.ends_at)],
    ['over_already', settings.ends_at !== null && settings.ends_at <= now],
    ['criteria', settings.criteria.length === 0 && rounds.some(({ judges_percent }) => judges_percent > 0)],
    ['rounds', rounds.length === 0],
    ['windows', voting.some(({ groups }) => groups === 0)],
  ];
  return [...findings(missing, 'missing'), ...findings(warnings, 'warning')];
}

const findings = (all: readonly [FindingCode, boolean][], severity: Finding['severity']): Finding[] =>
  all.filter(([, isFound]) => isFound).map(([code]) => ({ code, severity, where: places[code] }));

/** Whether nothing stands in the way of publishing. */
export const isPublishable = (all: readonly Pick<Finding, 'severity'>[]): boolean =>
  all.every(({ severity }) => severity !== 'missing');
