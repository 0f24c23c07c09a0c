import { describe, expect, it } from 'vitest';
import { darkTone } from './darkTone.ts';
import { lightTone, type Tone } from './lightTone.ts';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const READABLE = 4.5;
const VISIBLE = 3;
const tones: [string, Tone][] = [
  ['light', lightTone],
  ['dark', darkTone],
];

const texts = ({ bg, text }: Tone) =>
  [bg.canvas, bg.surface, bg.subtle, bg.hover].flatMap((ground) =>
    [text.primary, text.secondary, text.muted, text.link, text.brand, text.honour].map(
      (ink) => [ink, ground] as const,
    ),
  );

const filled = (tone: Tone) =>
  [
    [tone.text.inverse, tone.bg.inverse],
    [tone.action.text, tone.action.bg],
    [tone.action.text, tone.action.hover],
    [tone.action.text, tone.action.active],
    [tone.action.softText, tone.action.soft],
    [tone.honour.text, tone.honour.bg],
    [tone.honour.softText, tone.honour.soft],
    [tone.honour.softSecondary, tone.honour.soft],
    [tone.danger.text, tone.danger.bg],
    [tone.danger.text, tone.danger.hover],
    [tone.disabled.text, tone.disabled.bg],
    ...[tone.success, tone.warning, tone.error, tone.info, tone.neutral].map(
      (status) => [status.text, status.bg] as const,
    ),
  ] as const;

const marks = (tone: Tone) =>
  [
    [tone.border.control, tone.bg.canvas],
    [tone.border.control, tone.bg.surface],
    [tone.focus.ring, tone.bg.canvas],
    [tone.focus.ring, tone.bg.surface],
    [tone.action.bg, tone.bg.surface],
    [tone.meter.fill, tone.meter.track],
    [tone.meter.closed, tone.meter.track],
    [tone.meter.leaderLine, tone.meter.track],
    [tone.error.line, tone.bg.surface],
    [tone.warning.line, tone.warning.bg],
    [tone.info.line, tone.info.bg],
  ] as const;

describe.each(tones)('the %s tone', (_, tone) => {
  it.each(texts(tone))('text %s can be read on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(filled(tone))('text %s can be read on its own fill %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(marks(tone))('the mark %s can be seen on %s', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(VISIBLE);
  });
});
