/** Entries of the client log, for support only (specification sections 8 and 9; decision D95). */

/** The levels of a log entry, most severe first. */
export const logLevels = ['CRITICAL', 'ERROR', 'WARNING', 'INFO', 'DEBUG'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * The fields that an entry may have beside level and code. Others, and values of a wrong format, are left
 * out.
 */
export type LogFields = {
  method?: string | undefined;
  /** Route of the contract, without values: `/voter/order/{id}`. */
  route?: string | undefined;
  status?: number | undefined;
  /** Milliseconds. */
  ms?: number | undefined;
  count?: number | undefined;
  /** Thousandths. */
  share?: number | undefined;
  /** Name of a web vital, such as `LCP`. */
  name?: string | undefined;
  /** Milliseconds; thousandths for `CLS`. */
  value?: number | undefined;
  rating?: string | undefined;
  /** Request id in the server's logs. */
  request_id?: string | undefined;
  /** A file of the site, with line and column. */
  file?: string | undefined;
};

export type LogNote = { level: LogLevel; code: string; fields?: LogFields | undefined };

/** `at` is the time of the browser's clock, in UTC milliseconds. */
export type LogEntry = { at: number; level: LogLevel; code: string } & LogFields;

/** The words that API paths consist of; any other segment is a value and must not be logged. */
const routeWords: ReadonlySet<string> = new Set(
  (
    'config event competition details page voter participants board deltas stream quote vote order receipt checkpoints ledger login ' +
    'logout session forgot-password password-link reset-password profile change-password change-contact contact-link follow-contact-link ' +
    'signup begin check contact uploads participant draft submission view-submission document fee identity update withdraw undo ' +
    'updateProfile'
  ).split(' '),
);

const VALUE = '{…}';

/**
 * An API route without values, so that a log can hold it.
 * @param path relative to the API; its query is dropped
 */
export const routeOf = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((word) => (word === '' || routeWords.has(word) || /^\{\w+\}$/.test(word) ? word : VALUE))
    .join('/');

const wholeNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const matching = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

const shapes: Record<keyof LogFields, (value: unknown) => boolean> = {
  method: matching(/^[A-Z]{3,7}$/),
  route: (value) => typeof value === 'string' && value.startsWith('/') && routeOf(value) === value,
  status: wholeNumber,
  ms: wholeNumber,
  count: wholeNumber,
  share: wholeNumber,
  name: matching(/^[A-Z][A-Za-z]{1,31}$/),
  value: wholeNumber,
  rating: matching(/^(good|needs-improvement|poor)$/),
  request_id: matching(/^[\w-]{8,40}$/),
  file: matching(/^\/assets\/[\w.-]+\.js:\d+:\d+$/),
};

const isCode = matching(/^[a-z][a-z_]{2,39}$/);
const isLevel = (value: unknown): value is LogLevel => logLevels.some((level) => level === value);

/**
 * A log entry with only the allowed fields of valid format; an invalid code becomes `unnamed`.
 * @param at UTC milliseconds
 */
export function logEntry(at: number, { level, code, fields = {} }: LogNote): LogEntry {
  const known = (Object.keys(shapes) as (keyof LogFields)[])
    .filter((name) => shapes[name](fields[name]))
    .map((name) => [name, rounded(fields[name])]);
  return { at, level, code: isCode(code) ? code : 'unnamed', ...Object.fromEntries(known) };
}

const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value) : value);

/**
 * Reads a stored entry and drops its invalid fields; undefined if it is no object, or its time, level or
 * code has the wrong type.
 */
export function keptEntry(kept: unknown): LogEntry | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { at, level, code, ...fields } = kept as Partial<LogEntry>;
  if (typeof at !== 'number' || !isLevel(level) || typeof code !== 'string') return undefined;
  return logEntry(at, { level, code, fields });
}

/**
 * Whether to log a level: production leaves out DEBUG, other environments log everything (specification
 * section 9).
 */
export const isWritten = (level: LogLevel, environment: string): boolean =>
  environment !== 'production' || level !== 'DEBUG';

/** JSON lines, one per entry. */
export const logLines = (entries: readonly LogEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
