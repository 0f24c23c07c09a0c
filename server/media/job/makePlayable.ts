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

/** How much shorter or longer what was made may be (ms, and as a share). */
const DRIFT_MS = 2_000;
const DRIFT_SHARE = 0.05;

/** The key of what every browser plays; undefined where it could not be made. @throws BudgetUsed */
export async function makePlayable(
  row: ClaimedMedia,
  facts: MediaFacts,
  plan: ConversionPlan,
  tools: Tools,
): Promise<string | undefined> {
  const made = await tryPlan(row, facts, plan, tools);
  if (made !== undefined || !plan.isCopied) return made;
  if (pixelsOf(facts) > tools.limits.mostPixels) return undefined;
  // Some files hold tracks that are fine and stamps that no other container takes.
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

/** Whether what was made holds what came, over the whole length of it. */
async function isSame(path: string, extension: string, facts: MediaFacts): Promise<boolean> {
  const made = await inspectMedia(path);
  if (made.kind !== 'media' || made.type.extension !== extension) return false;
  if (Boolean(made.facts.video) !== Boolean(facts.video)) return false;
  if (Boolean(made.facts.audio) !== Boolean(facts.audio)) return false;
  if (facts.durationMs === null || made.facts.durationMs === null) return true;
  const drift = Math.abs(made.facts.durationMs - facts.durationMs);
  return drift <= Math.max(DRIFT_MS, facts.durationMs * DRIFT_SHARE);
}
