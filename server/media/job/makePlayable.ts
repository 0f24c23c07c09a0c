import { join } from 'node:path';
import { fileTypes } from '../../../domain/fileTypes.ts';
import { objectKey } from '../../platform/storage/objectKey.ts';
import { anew, type ConversionPlan } from '../ffmpeg/conversionPlan.ts';
import { conversionCost, pixelsOf } from '../ffmpeg/conversionCost.ts';
import type { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { inputOptions } from '../ffmpeg/inputOptions.ts';
import { inspectMedia } from '../inspectMedia.ts';
import type { MediaFacts } from '../mediaFacts.ts';
import { BudgetUsed } from './conversionBudget.ts';
import type { ClaimedMedia } from './claimMedia.ts';
import type { MediaTools } from './mediaTools.ts';

type Tools = MediaTools & { ffmpeg: Ffmpeg };

/** Allowed difference in length from the original (ms, and as a share). */
const DRIFT_MS = 2_000;
const DRIFT_SHARE = 0.05;

/** Makes the playable version and returns its key; undefined where that failed. @throws BudgetUsed */
export async function makePlayable(
  row: ClaimedMedia,
  facts: MediaFacts,
  plan: ConversionPlan,
  tools: Tools,
): Promise<string | undefined> {
  const made = await tryPlan(row, facts, plan, tools);
  if (made !== undefined || !plan.isCopied) return made;
  if (pixelsOf(facts) > tools.limits.mostPixels) return undefined;
  // Some files have valid tracks with timestamps that no other container accepts.
  return tryPlan(row, facts, anew(facts), tools);
}

async function tryPlan(
  row: ClaimedMedia,
  facts: MediaFacts,
  { extension, options, isCopied }: ConversionPlan,
  { objects, folder, ffmpeg, signal, limits }: Tools,
): Promise<string | undefined> {
  const name = `made.${extension}`;
  const budgetMs = limits.budgetMs(isCopied ? row.bytes : conversionCost(row.extension, facts, row.bytes));
  const all = [...inputOptions(row.extension), ...options];
  const end = await ffmpeg.run(folder.path, all, signal, budgetMs);
  signal.throwIfAborted();
  if (end === 'killed') throw new BudgetUsed();
  const bytes = await folder.takeOver(name);
  if (end === 'failed' || bytes === undefined) return undefined;
  const path = join(folder.path, name);
  if (!(await isSame(path, extension, facts))) return undefined;
  const key = objectKey('media', extension);
  const type = fileTypes.media.find((each) => each.extension === extension)?.mime ?? '';
  await objects.put(key, { path }, { bytes, type });
  return key;
}

/** Whether the converted file has the tracks and the length of the original. */
async function isSame(path: string, extension: string, facts: MediaFacts): Promise<boolean> {
  const made = await inspectMedia(path);
  if (made.kind !== 'media' || made.type.extension !== extension) return false;
  if (Boolean(made.facts.video) !== Boolean(facts.video)) return false;
  if (Boolean(made.facts.audio) !== Boolean(facts.audio)) return false;
  if (facts.durationMs === null || made.facts.durationMs === null) return true;
  const drift = Math.abs(made.facts.durationMs - facts.durationMs);
  return drift <= Math.max(DRIFT_MS, facts.durationMs * DRIFT_SHARE);
}
