/**
 * A season's settings as one file (decision D226): an event with its competitions, rounds and windows. It names no person, no
 * entry and no id, so that another installation can take it. Instants are UTC ms, money baisa.
 */
import { readPriceList } from '../pricing.ts';
import { checkWindows, isRefused, type WindowFindingCode } from './checkWindows.ts';
import type { PriceFields } from './judgeChange.ts';
import { type EventError, type EventFields, readEvent } from './readEvent.ts';
import {
  type GroupFields,
  readGroupFields,
  readRoundFields,
  type RoundError,
  type RoundFields,
} from './readRound.ts';
import { readSettings, type SettingsError, type SettingsFields } from './readSettings.ts';
import { readShape, SEASON_FORMAT, type ShapedSeason as Shaped, type ShapeError } from './seasonShape.ts';

export type FileRound = RoundFields & { groups: GroupFields[] };
export type FileCompetition = SettingsFields & PriceFields & { rounds: FileRound[] };
export type SeasonFile = {
  format: typeof SEASON_FORMAT;
  event: EventFields;
  competitions: FileCompetition[];
};

/** What is wrong at a place of a file, such as `competitions.0.rounds.1.name_ar`; the `error` says more than the code. */
export type SeasonFault =
  | { path: string; code: 'notJson' | 'otherFormat' | 'prices' }
  | { path: string; code: 'shape'; error: ShapeError }
  | { path: string; code: 'value'; error: ValueError }
  | { path: string; code: 'windows'; error: WindowFindingCode };

/** Reads a file; of one that is wrong, all faults and nothing else. A file of another format has no other fault. */
export function readSeasonFile(text: string): { file: SeasonFile } | { faults: SeasonFault[] } {
  const parsed = parse(text);
  if (parsed === undefined) return { faults: [{ path: '', code: 'notJson' }] };
  if (!isSeason(parsed)) return { faults: [{ path: 'format', code: 'otherFormat' }] };
  const read = readShape(parsed);
  if ('faults' in read)
    return { faults: read.faults.map(({ path, error }) => ({ path, code: 'shape', error })) };
  return readShaped(read.shaped);
}

const isSeason = (parsed: unknown): boolean =>
  typeof parsed === 'object' && parsed !== null && 'format' in parsed && parsed.format === SEASON_FORMAT;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readShaped({ event, competitions }: Shaped): { file: SeasonFile } | { faults: SeasonFault[] } {
  const faults: SeasonFault[] = [];
  const note: Note = (path, errors) => {
    for (const [field, error] of Object.entries(errors))
      if (error) faults.push({ path: `${path}.${field}`, code: 'value', error });
  };
  const readOf = readEvent({ ...event, name_en: event.name_en ?? '' });
  if ('errors' in readOf) note('event', readOf.errors);
  const read = competitions.map((each, index) => {
    const path = `competitions.${index}`;
    const settings = readSettings(typedSettings(each));
    if ('errors' in settings) note(path, settings.errors);
    const prices = each.prices === null ? null : readPriceList(each.prices);
    if (prices === undefined) faults.push({ path: `${path}.prices`, code: 'prices' });
    const rounds = each.rounds.map((one, place) => readRound(one, `${path}.rounds.${place}`, note));
    if ('values' in readOf) faults.push(...windowFaults(each, path, readOf.values.zone));
    return { settings, prices, rounds, fee: each.entry_fee_baisa };
  });
  if (faults.length > 0 || 'errors' in readOf) return { faults };
  return {
    file: {
      format: SEASON_FORMAT,
      event: readOf.values,
      competitions: read.flatMap(({ settings, prices, rounds, fee }) =>
        'values' in settings && prices !== undefined
          ? [
              {
                ...settings.values,
                entry_fee_baisa: fee,
                prices,
                rounds: rounds.flatMap((each) => each ?? []),
              },
            ]
          : [],
      ),
    },
  };
}

type Note = (path: string, errors: Partial<Record<string, ValueError>>) => void;
type ValueError = EventError | SettingsError | RoundError;

const typedSettings = (each: Shaped['competitions'][number]) => ({
  ...each,
  name_en: each.name_en ?? '',
  description_ar: each.description_ar ?? '',
  description_en: each.description_en ?? '',
  eligibility_ar: each.eligibility_ar ?? '',
  eligibility_en: each.eligibility_en ?? '',
  requirements_ar: each.requirements_ar ?? '',
  requirements_en: each.requirements_en ?? '',
  criteria: each.criteria.map((criterion) => ({ ...criterion, name_en: criterion.name_en ?? '' })),
});

type ShapedRound = Shaped['competitions'][number]['rounds'][number];

function readRound({ groups, ...typed }: ShapedRound, path: string, note: Note): FileRound | undefined {
  const fields = readRoundFields(typed);
  if ('errors' in fields) note(path, fields.errors);
  const read = groups.map(readGroupFields);
  for (const [index, each] of read.entries())
    if ('errors' in each) note(`${path}.groups.${index}`, each.errors);
  if ('errors' in fields) return undefined;
  return { ...fields.values, groups: read.flatMap((each) => ('values' in each ? [each.values] : [])) };
}

/** Windows that could not stand together, by the place of each group. */
function windowFaults({ rounds }: Shaped['competitions'][number], path: string, zone: string): SeasonFault[] {
  const groups = rounds.flatMap((each, place) =>
    each.groups.map(({ opens_at, closes_at }, index) => ({
      id: `${path}.rounds.${place}.groups.${index}`,
      roundId: String(place),
      codes: [],
      opensAt: opens_at,
      closesAt: closes_at,
    })),
  );
  const dates = rounds.map(({ starts_at, ends_at }, place) => ({
    id: String(place),
    startsAt: starts_at,
    endsAt: ends_at,
  }));
  const refused = checkWindows({ groups, rounds: dates, others: [], zone }).filter(isRefused);
  const faults = refused.flatMap(({ code, groups: places }) =>
    places.map((place) => ({ path: place, code: 'windows' as const, error: code })),
  );
  return [...new Map(faults.map((fault) => [`${fault.path} ${fault.error}`, fault])).values()];
}
