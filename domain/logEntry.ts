/** What the client writes down for support, and for nobody's advertisement (specification sections 8 and 9; decision D95). */

/** The gravest first. */
export const logLevels = ['CRITICAL', 'ERROR', 'WARNING', 'INFO', 'DEBUG'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What may be said beside level and code; whatever is not listed, or looks otherwise, is left out. */
export type LogFields = {
  method?: string | undefined;
  /** Of the contract, with names in place of values: `/voter/order/{id}`. */
  route?: string | undefined;
  status?: number | undefined;
  /** Milliseconds. */
  ms?: number | undefined;
  count?: number | undefined;
  /** Thousandths. */
  share?: number | undefined;
  /** Of a measure of the page, as `LCP`. */
  name?: string | undefined;
  /** Milliseconds, or for `CLS` thousandths. */
  value?: number | undefined;
  rating?: string | undefined;
  /** The server's own name for a request, by which its logs are searched. */
  request_id?: string | undefined;
  /** One of the site's own files, with line and column. */
  file?: string | undefined;
};

export type LogNote = { level: LogLevel; code: string; fields?: LogFields | undefined };

/** `at` is UTC milliseconds by the clock of the browser. */
export type LogEntry = { at: number; level: LogLevel; code: string } & LogFields;

/** The pieces of the API's addresses that are no values. */
const routeWords: ReadonlySet<string> = new Set(
  (
    'config event competition details page voter participants stream quote vote order receipt checkpoints ledger login ' +
    'logout session forgot-password password-link reset-password profile change-password change-contact contact-link follow-contact-link ' +
    'signup uploads participant submission view-submission identity update updateProfile'
  ).split(' '),
);

const VALUE = '{…}';

/** An address of the API with nobody's values in it. @param path below the address of the API; a query is dropped */
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

/** An entry with what may be written down, and nothing else of what it is given. @param at UTC milliseconds */
export function logEntry(at: number, { level, code, fields = {} }: LogNote): LogEntry {
  const known = (Object.keys(shapes) as (keyof LogFields)[])
    .filter((name) => shapes[name](fields[name]))
    .map((name) => [name, rounded(fields[name])]);
  return { at, level, code: isCode(code) ? code : 'unnamed', ...Object.fromEntries(known) };
}

const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value) : value);

/** An entry as it was kept, or undefined for what is none: the storage is open to every hand. */
export function keptEntry(kept: unknown): LogEntry | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { at, level, code, ...fields } = kept as Partial<LogEntry>;
  if (typeof at !== 'number' || !isLevel(level) || typeof code !== 'string') return undefined;
  return logEntry(at, { level, code, fields });
}

/** Production writes down INFO and above, every other environment all (specification section 9). */
export const isWritten = (level: LogLevel, environment: string): boolean =>
  environment !== 'production' || level !== 'DEBUG';

/** Lines of JSON, one an entry. */
export const logLines = (entries: readonly LogEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
