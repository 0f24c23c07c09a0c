/** The part of a logger that work outside requests needs. */
export type EventLog = {
  warn(fields: object, event: string): void;
  error(fields: object, event: string): void;
};

/** Logs an error of background work under its code: its name, and never its message, which may repeat a person's data. */
export const logFailure =
  (log: Pick<EventLog, 'error'>, reasonOf: (error: unknown) => string = nameOf) =>
  (code: string) =>
  (error: unknown): void =>
    log.error({ code, reason: reasonOf(error) }, 'work failed');

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
