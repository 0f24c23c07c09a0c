import type { ObjectStore } from '../../platform/storage/store.ts';
import type { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import type { MediaChange } from './noteMedia.ts';
import type { WorkFolder } from './workFolder.ts';

export type MediaOutcome = 'playable' | 'original' | 'failed';

/** What the work on one file is done with. */
export type MediaTools = {
  objects: ObjectStore;
  folder: WorkFolder;
  /** Undefined where it is not installed: what came is then what is served. */
  ffmpeg: Ffmpeg | undefined;
  signal: AbortSignal;
  /** @throws Error when somebody else works on it by now */
  note(change: MediaChange, isChecked: boolean): Promise<void>;
};
