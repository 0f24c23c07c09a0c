/** Properties of a video or sound recording. Times in ms, sizes in pixels; codecs as ISO and MediaInfo name them. */
export type MediaFacts = {
  /** Null where the file does not say, such as sound in a bare stream. */
  durationMs: number | null;
  video: {
    format: string;
    profile: string;
    bitDepth: number;
    chroma: string;
    width: number;
    height: number;
    /** The frame count of the file, or rate times length where that is more. */
    frames: number;
  } | null;
  audio: { format: string; profile: string; channels: number } | null;
};
