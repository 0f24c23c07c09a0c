import { StorageError } from '../../platform/storage/storageError.ts';
import { WriteError } from '../../platform/writer/writeError.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import type { Kept } from './keepFiles.ts';

/**
 * Submits a write about files that were put away. They are removed where it is certain that no row names them; where
 * that is not known, they stay for the sweeper to look at.
 */
export async function submitKept<Output extends { kind: string }>(
  kept: readonly Kept<unknown>[],
  isDone: (output: Output) => boolean,
  submit: () => Promise<Output>,
): Promise<Output> {
  const undo = () => Promise.all(kept.map((each) => each.undo()));
  try {
    const output = await submit().catch((error: unknown) => {
      // Another node may have stored the same thing in this instant: looked at once more, it is there.
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

/** What a store that took nothing is called to the caller; undefined for what is no fault of a store. */
export function storageRefusal(error: unknown): { status: 503; code: ServerCode } | undefined {
  if (!(error instanceof StorageError)) return undefined;
  return { status: 503, code: error.fault === 'full' ? 'no_space' : 'unavailable' };
}
