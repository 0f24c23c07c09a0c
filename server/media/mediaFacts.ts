/** What a video or a sound recording is made of. Times in ms, sizes in pixels; codecs as ISO and MediaInfo name them. */
export type MediaFacts = {
  /** Null where the file does not say; sound in a bare stream does not. */
  durationMs: number | null;
  video: {
    format: string;
    profile: string;
    bitDepth: number;
    chroma: string;
    width: number;
    height: number;
    /** As counted, or by rate and length where that is more. */
    frames: number;
  } | null;
  audio: { format: string; profile: string; channels: number } | null;
};
