import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** Drawn from left to right, and mirrored as a whole in Arabic. */
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

/** Mirrored back: prints, checks, locks and arrows that point down look alike in both directions. */
export const upright = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

const ink = (colour: string) => ({
  stroke: colour,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
const paint = (colour: string) => ({
  fill: colour,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
/** A ground under other ink. */
const ground = (colour: string) => ({
  fill: colour,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const sheet = style({
  fill: vars.bg.surface,
  stroke: vars.border.subtle,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const seal = style([
  { fill: vars.bg.subtle, strokeDasharray: '4 4', '@media': { [media.forcedColors]: { fill: 'Canvas' } } },
  ink(vars.border.control),
]);
export const print = style(ink(vars.meter.fill));
export const brokenPrint = style(ink(vars.error.line));
export const brokenSheet = style({
  fill: vars.error.bg,
  stroke: vars.error.line,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'Highlight' } },
});
export const link = style(ink(vars.text.link));
export const brokenLink = style([ink(vars.error.line), { strokeDasharray: '1 6' }]);
export const line = style(ink(vars.text.secondary));
export const quietLine = style(ink(vars.border.control));
export const face = style(ground(vars.action.soft));
export const faceInk = style(paint(vars.action.softText));
export const honour = style(ground(vars.honour.bg));
export const honourInk = style(ink(vars.honour.text));
export const good = style(paint(vars.success.line));
export const bad = style(paint(vars.error.line));
export const mark = style({
  stroke: vars.bg.surface,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});
