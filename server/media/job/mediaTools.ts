import type { ObjectStore } from '../../platform/storage/store.ts';
import type { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import type { MediaChange } from './mediaClaims.ts';
import type { WorkFolder } from './workFolder.ts';

/** Limits of conversions. */
export type MediaLimits = {
  /** A video with more pixels, counted over all its frames, is not converted. */
  mostPixels: number;
  /** The time limit (ms) of a conversion of this cost. */
  budgetMs: (cost: number) => number;
};

export type MediaOutcome = 'playable' | 'original' | 'failed';

/** What the media job needs to work on one file. */
export type MediaTools = {
  objects: ObjectStore;
  folder: WorkFolder;
  /** Undefined if ffmpeg is not installed; originals are then served without conversion. */
  ffmpeg: Ffmpeg | undefined;
  signal: AbortSignal;
  limits: MediaLimits;
  /**
   * Stores a step of the work.
   * @throws Error when another worker has claimed the recording meanwhile
   */
  note(change: MediaChange, isChecked: boolean): Promise<void>;
};
