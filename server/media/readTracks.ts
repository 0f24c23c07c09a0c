import type { MediaInfoResult } from 'mediainfo.js';
import type { MediaFacts } from './mediaFacts.ts';

/** The facts of a file; null for a file without video and audio tracks. */
export function readTracks({ media }: MediaInfoResult): MediaFacts | null {
  const tracks = media?.track ?? [];
  const general = tracks.find((track) => track['@type'] === 'General');
  const video = tracks.find((track) => track['@type'] === 'Video');
  const audio = tracks.find((track) => track['@type'] === 'Audio');
  const seconds = Math.max(...[general, video, audio].map((track) => track?.Duration ?? 0));
  if (!video && !audio) return null;
  return {
    durationMs: seconds > 0 ? Math.round(seconds * 1_000) : null,
    video: video
      ? {
          format: video.Format ?? '',
          profile: video.Format_Profile ?? '',
          bitDepth: video.BitDepth ?? 8,
          chroma: video.ChromaSubsampling ?? '',
          width: video.Width ?? 0,
          height: video.Height ?? 0,
          frames: Math.max(video.FrameCount ?? 0, Math.ceil((video.FrameRate ?? 0) * Math.max(seconds, 0))),
        }
      : null,
    audio: audio
      ? {
          format: audio.Format ?? '',
          profile: [audio.Format_Profile, audio.Format_AdditionalFeatures].filter(Boolean).join(' '),
          channels: audio.Channels ?? 0,
        }
      : null,
  };
}
