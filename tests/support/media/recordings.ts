/** Small recordings that every browser plays: a video of a still picture (30 s), and one note (40 s). */
export const recordings = {
  video: new URL('./recordings/song.webm', import.meta.url).href,
  audio: new URL('./recordings/oud.ogg', import.meta.url).href,
};
