import { levelHeights } from './levelHeights.ts';

const COUNT = 34;
const WIDTH = 10;
const PITCH = 20;
const LOW = 40;
const HIGH = 270;
const FAINTEST = 0.25;

/** Attributes of the picture that holds the bars. */
export const backdropBox = { viewBox: `0 0 ${COUNT * PITCH} ${HIGH}`, preserveAspectRatio: 'xMaxYMax meet' };

/** Attributes of each bar, the faintest first; the last one stands at the edge of the stage. */
export const backdropBars = levelHeights(COUNT, LOW, HIGH, 1089).map((height, index) => ({
  x: index * PITCH + (PITCH - WIDTH) / 2,
  y: HIGH - height,
  width: WIDTH,
  // Extends below the visible area, so that only the upper end is round.
  height: height + WIDTH,
  rx: WIDTH / 2,
  opacity: FAINTEST + ((1 - FAINTEST) * index) / (COUNT - 1),
}));
