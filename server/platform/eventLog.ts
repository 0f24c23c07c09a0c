/** The part of a logger that work outside requests uses. */
export type EventLog = {
  warn(fields: object, event: string): void;
  error(fields: object, event: string): void;
};

/**
 * Makes a function that logs an error of background work: `code` says which work, `reason` is the error's
 * name. It never logs the message, which may contain personal data.
 */
export const logFailure =
  (log: Pick<EventLog, 'error'>, reasonOf: (error: unknown) => string = nameOf) =>
  (code: string) =>
  (error: unknown): void =>
    log.error({ code, reason: reasonOf(error) }, 'work failed');

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
