import { StorageError } from '../../platform/storage/storageError.ts';
import { WriteError } from '../../platform/writer/writeError.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import type { Kept } from './keepFiles.ts';

/**
 * Submits a write about stored files. If the write certainly failed, it removes them; if the outcome is unknown, they
 * stay
 * for the sweeper.
 */
export async function submitKept<Output extends { kind: string }>(
  kept: readonly Kept<unknown>[],
  isDone: (output: Output) => boolean,
  submit: () => Promise<Output>,
): Promise<Output> {
  const undo = () => Promise.all(kept.map((each) => each.undo()));
  try {
    const output = await submit().catch((error: unknown) => {
      // Another node may have stored the same thing at this instant: a second try finds it.
      if (error instanceof WriteError && error.code === 'failed') return submit();
      throw error;
    });
    if (!isDone(output)) await undo();
    return output;
  } catch (error) {
    if (!(error instanceof WriteError) || error.code !== 'unavailable') await undo();
    throw error;
  }
}

/** The reply for a store that took nothing; undefined for errors that are no failure of a store. */
export function storageRefusal(error: unknown): { status: 503; code: ServerCode } | undefined {
  if (!(error instanceof StorageError)) return undefined;
  return { status: 503, code: error.fault === 'full' ? 'no_space' : 'unavailable' };
}
