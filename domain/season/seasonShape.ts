/** The shape of the file of a season, and what is wrong with the shape of another one. */
import * as z from 'zod/mini';
import { GROUP_COUNT, MEDIA_CEILING_MEGABYTES } from '../limits.ts';
import { CRITERIA_MAX, MIN_AGE, MOST_BAISA } from './seasonLimits.ts';

export const SEASON_FORMAT = 'sawt-season-1';
const COMPETITIONS_MAX = 20;
const ROUNDS_MAX = 20;

const instant = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000));
const announced = z.nullable(instant);
const maybe = z.nullable(z.string());
const names = { name_ar: z.string(), name_en: maybe };
const group = z.strictObject({
  name_ar: z.string(),
  name_en: z.string(),
  opens_at: instant,
  closes_at: instant,
});
const percent = z.int().check(z.minimum(0), z.maximum(100));
const round = z.strictObject({
  name_ar: z.string(),
  name_en: z.string(),
  judges_percent: percent,
  starts_at: announced,
  ends_at: announced,
  groups: z.array(group).check(z.maxLength(GROUP_COUNT)),
});
const competition = z.strictObject({
  ...names,
  slug: z.string(),
  description_ar: maybe,
  description_en: maybe,
  eligibility_ar: maybe,
  eligibility_en: maybe,
  requirements_ar: maybe,
  requirements_en: maybe,
  registration_opens_at: announced,
  registration_closes_at: announced,
  submissions_close_at: announced,
  starts_at: announced,
  ends_at: announced,
  submission_type: z.enum(['video', 'audio', 'any']),
  min_age: z.int().check(z.minimum(MIN_AGE.least), z.maximum(MIN_AGE.most)),
  max_media_megabytes: z.int().check(z.minimum(1), z.maximum(MEDIA_CEILING_MEGABYTES)),
  criteria: z.array(z.strictObject({ ...names, percent })).check(z.maxLength(CRITERIA_MAX)),
  entry_fee_baisa: z.int().check(z.minimum(0), z.maximum(MOST_BAISA)),
  prices: z.nullable(z.unknown()),
  rounds: z.array(round).check(z.maxLength(ROUNDS_MAX)),
});
const file = z.strictObject({
  format: z.literal(SEASON_FORMAT),
  event: z.strictObject({
    ...names,
    slug: z.string(),
    zone: z.string(),
    starts_at: instant,
    ends_at: instant,
  }),
  competitions: z.array(competition).check(z.maxLength(COMPETITIONS_MAX)),
});

export type ShapedSeason = z.infer<typeof file>;

/** What is wrong with a value before it is read: it is not there, not known, of another kind, or beyond a limit. */
export type ShapeError = 'missing' | 'unknown' | 'kind' | 'tooMany' | 'range';
export type ShapeFault = { path: string; error: ShapeError };

/** A value in the shape of a season, or all that is wrong with its shape. */
export function readShape(value: unknown): { shaped: ShapedSeason } | { faults: ShapeFault[] } {
  const read = file.safeParse(value);
  return read.success
    ? { shaped: read.data }
    : { faults: read.error.issues.flatMap((issue) => faultsOf(issue, value)) };
}

type Issue = z.core.$ZodIssue;

function faultsOf(issue: Issue, value: unknown): ShapeFault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), error: 'unknown' }));
  return [{ path: issue.path.join('.'), error: errorOf(issue, value) }];
}

function errorOf(issue: Issue, value: unknown): ShapeError {
  if (issue.code === 'too_big' || issue.code === 'too_small')
    return issue.origin === 'array' ? 'tooMany' : 'range';
  return valueAt(value, issue.path) === undefined ? 'missing' : 'kind';
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Partial<Record<PropertyKey, unknown>>)[key], value);
