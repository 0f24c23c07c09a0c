/** The pairs of colours that meet on the site, and the contrast that each pair needs. */
import type { Tone } from '../../../src/theme/lightTone.ts';

/**
 * A text or line colour on a background colour, by paths such as `text.primary`, and the least contrast of
 * the two.
 */
export type Meeting = { ink: string; ground: string; atLeast: number };

const READABLE = 4.5;
const VISIBLE = 3;

const readable = (ink: string, ground: string): Meeting => ({ ink, ground, atLeast: READABLE });
const visible = (ink: string, ground: string): Meeting => ({ ink, ground, atLeast: VISIBLE });
const inks = ['primary', 'secondary', 'muted', 'link', 'brand', 'honour'];
const grounds = ['canvas', 'surface', 'subtle', 'hover'];

export const meetings: readonly Meeting[] = [
  ...grounds.flatMap((ground) => inks.map((ink) => readable(`text.${ink}`, `bg.${ground}`))),
  readable('text.inverse', 'bg.inverse'),
  readable('action.text', 'action.bg'),
  readable('action.text', 'action.hover'),
  readable('action.text', 'action.active'),
  readable('action.softText', 'action.soft'),
  readable('honour.text', 'honour.bg'),
  readable('honour.softText', 'honour.soft'),
  readable('honour.softSecondary', 'honour.soft'),
  readable('danger.text', 'danger.bg'),
  readable('danger.text', 'danger.hover'),
  readable('disabled.text', 'disabled.bg'),
  ...['success', 'warning', 'error', 'info', 'neutral'].map((status) =>
    readable(`${status}.text`, `${status}.bg`),
  ),
  visible('border.control', 'bg.canvas'),
  visible('border.control', 'bg.surface'),
  visible('focus.ring', 'bg.canvas'),
  visible('focus.ring', 'bg.surface'),
  visible('action.bg', 'bg.surface'),
  visible('meter.fill', 'meter.track'),
  visible('meter.closed', 'meter.track'),
  visible('meter.leaderLine', 'meter.track'),
  visible('error.line', 'bg.surface'),
  visible('warning.line', 'warning.bg'),
  visible('info.line', 'info.bg'),
];

export function colourIn(tone: Tone, name: string): string {
  const [group = '', part = ''] = name.split('.');
  const colour = (tone as Record<string, Record<string, string>>)[group]?.[part];
  if (colour === undefined) throw new Error(`No colour is called ${name}`);
  return colour;
}

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours (`#rrggbb`), from 1 to 21, as WCAG computes it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
