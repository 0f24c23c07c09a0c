import { isConflict, storageFailureOf } from '../../platform/writer/storageFailure.ts';

/**
 * Whether a statement stored what it had. False also when it failed as a whole: another writer stored the same source, or both waited
 * for each other.
 * @throws when the database did not answer, so that the outcome is unknown
 */
export async function isStored(statement: Promise<boolean>): Promise<boolean> {
  try {
    return await statement;
  } catch (error) {
    if (storageFailureOf(error) && !isConflict(error)) throw error;
    return false;
  }
}
