/** The database could not take a batch. `fatal`: this process must not use the database again. */
export class StorageFailure extends Error {
  readonly fatal: boolean;

  constructor(message: string, fatal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageFailure';
    this.fatal = fatal;
  }
}

/** SQLite result codes after which the transaction as a whole is lost. */
const SQLITE_LOST = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);
/**
 * SQLite result codes (I/O error, corruption, not a database) that also put earlier writes in doubt: a retry
 * could report a false success.
 */
const SQLITE_FATAL = new Set([10, 11, 26]);
/**
 * PostgreSQL error classes that lose the whole transaction: connection, state, rollback, resources, operator,
 * system, internal.
 */
const POSTGRES_LOST = new Set(['08', '25', '40', '53', '57', '58', 'XX']);

/** The storage failure behind a database error; undefined when a single input may have caused the error. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof StorageFailure) return error;
  const { errcode, code, message } = fieldsOf(error);
  if (typeof errcode === 'number') {
    const primary = errcode & 0xff;
    if (!SQLITE_LOST.has(primary)) return undefined;
    return new StorageFailure(message, SQLITE_FATAL.has(primary), { cause: error });
  }
  if (typeof code === 'string' && POSTGRES_LOST.has(code.slice(0, 2))) {
    return new StorageFailure(message, false, { cause: error });
  }
  return undefined;
}

const POSTGRES_RETRIABLE = new Set(['40001', '40P01']);

/**
 * Whether PostgreSQL rolled a transaction back only because of another transaction, so that a retry can
 * succeed.
 */
export function isConflict(error: unknown): boolean {
  const { code } = fieldsOf(error instanceof StorageFailure ? error.cause : error);
  return typeof code === 'string' && POSTGRES_RETRIABLE.has(code);
}

function fieldsOf(error: unknown): { errcode?: unknown; code?: unknown; message: string } {
  return error instanceof Error ? error : { message: String(error) };
}
