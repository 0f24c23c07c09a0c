import { expect, it } from 'vitest';
import { conversionBudget, conversionCost } from './conversionCost.ts';

const video = {
  format: 'HEVC',
  profile: '',
  bitDepth: 8,
  chroma: '4:2:0',
  width: 3_840,
  height: 2_160,
  frames: 7_200,
};
const audio = { format: 'AAC', profile: 'LC', channels: 2 };

it.each([
  [
    'a video that is made anew costs the pixels of all its frames',
    'mov',
    { video, audio },
    9,
    59_719_680_000,
  ],
  ['one whose tracks are copied costs its bytes', 'mp4', { video: { ...video, format: 'AVC' }, audio }, 9, 9],
  ['a recording that is copied costs its bytes', 'm4a', { video: null, audio }, 9, 9],
  [
    'a recording that is made anew costs more than its bytes',
    'ogg',
    { video: null, audio: { ...audio, format: 'Vorbis' } },
    9,
    450,
  ],
])('%s', (_, extension, facts, bytes, cost) => {
  expect(conversionCost(extension, { durationMs: 120_000, ...facts }, bytes)).toBe(cost);
});

it('gives each conversion a minute, more by its cost, and 20 minutes at most', () => {
  expect([0, 40_000_000, 1e15].map(conversionBudget)).toEqual([60_000, 61_000, 1_200_000]);
});
