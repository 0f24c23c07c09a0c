/** Small recordings that every browser plays: 30 seconds of a still picture, 40 seconds of one note. */
export const recordings = {
  video: new URL('./recordings/song.webm', import.meta.url).href,
  audio: new URL('./recordings/oud.ogg', import.meta.url).href,
};
