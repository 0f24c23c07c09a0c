import type { ObjectStore } from '../../platform/storage/store.ts';
import type { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import type { MediaChange } from './noteMedia.ts';
import type { WorkFolder } from './workFolder.ts';

/** Limits of what is converted. */
export type MediaLimits = {
  /** Videos of more pixels, over all their frames, are not converted. */
  mostPixels: number;
  /** How long (ms) a conversion of a cost may take. */
  budgetMs: (cost: number) => number;
};

export type MediaOutcome = 'playable' | 'original' | 'failed';

/** What the work on one file is done with. */
export type MediaTools = {
  objects: ObjectStore;
  folder: WorkFolder;
  /** Undefined where it is not installed: what came is then what is served. */
  ffmpeg: Ffmpeg | undefined;
  signal: AbortSignal;
  limits: MediaLimits;
  /** @throws Error when somebody else works on it by now */
  note(change: MediaChange, isChecked: boolean): Promise<void>;
};
