import type { ObjectStore } from '../../platform/storage/store.ts';
import type { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import type { MediaChange } from './mediaClaims.ts';
import type { WorkFolder } from './workFolder.ts';

/** Limits of conversions. */
export type MediaLimits = {
  /** Videos with more pixels, over all their frames, are not converted. */
  mostPixels: number;
  /** The time limit (ms) of a conversion of a cost. */
  budgetMs: (cost: number) => number;
};

export type MediaOutcome = 'playable' | 'original' | 'failed';

/** The tools for work on one file. */
export type MediaTools = {
  objects: ObjectStore;
  folder: WorkFolder;
  /** The converter; undefined where ffmpeg is not installed: originals are then served. */
  ffmpeg: Ffmpeg | undefined;
  signal: AbortSignal;
  limits: MediaLimits;
  /** @throws Error when another worker has claimed the media */
  note(change: MediaChange, isChecked: boolean): Promise<void>;
};
