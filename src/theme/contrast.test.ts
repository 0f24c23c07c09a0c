import { describe, expect, it } from 'vitest';
import { colourIn, contrast, meetings } from '../../tests/support/pages/contrast.ts';
import { darkTone } from './darkTone.ts';
import { lightTone, type Tone } from './lightTone.ts';

const tones: [string, Tone][] = [
  ['light', lightTone],
  ['dark', darkTone],
];

describe.each(tones)('the %s tone', (_, tone) => {
  it.each(meetings)('$ink is $atLeast : 1 or more on $ground', ({ ink, ground, atLeast }) => {
    expect(contrast(colourIn(tone, ink), colourIn(tone, ground))).toBeGreaterThanOrEqual(atLeast);
  });
});
