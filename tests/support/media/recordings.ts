/** Small recordings that every browser plays: half a minute of a still picture, two thirds of a minute of one note. */
export const recordings = {
  video: new URL('./recordings/song.webm', import.meta.url).href,
  audio: new URL('./recordings/oud.ogg', import.meta.url).href,
};
