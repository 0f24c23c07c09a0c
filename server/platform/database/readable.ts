/**
 * A failed read of the database. Its status makes the reply ask the caller to retry, instead of reporting a
 * bug.
 */
export class ReadError extends Error {
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The database could not be read.', { cause });
    this.name = 'ReadError';
  }
}

/** Awaits a read. @throws ReadError as a rejection, whatever the failure */
export function readable<T>(read: Promise<T>): Promise<T> {
  return read.catch((cause: unknown) => {
    throw new ReadError(cause);
  });
}
