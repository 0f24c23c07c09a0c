import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

/** CSS properties: where a span begins, and how long it is, as shares of the track. */
export const start = '--sawt-span-start';
export const length = '--sawt-span-length';

/** Room at both ends of a track, so that the handles of an edge at its end stay inside. */
const END = rem(14);

export const timeline = style({ display: 'grid', gap: space[8] });

const row = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.md]: { gridTemplateColumns: `${rem(168)} 1fr`, columnGap: space[16], alignItems: 'center' },
  },
});

export const ruler = style([row, text.caption, { color: vars.text.secondary }]);
export const rulerTrack = style({
  position: 'relative',
  blockSize: rem(20),
  marginInline: END,
  '@media': { [media.md]: { gridColumn: 2 } },
});
export const day = style({
  position: 'absolute',
  insetInlineStart: `calc(var(${start}) * 100%)`,
  paddingInlineStart: space[4],
  blockSize: '100%',
  borderInlineStart: `1px solid ${vars.border.control}`,
  whiteSpace: 'nowrap',
  // A narrow ruler has room for every third label; the marks of the other days stay.
  selectors: { '&:not(:nth-child(3n + 1))': { fontSize: 0 } },
  '@media': { [media.md]: { selectors: { '&:not(:nth-child(3n + 1))': { fontSize: 'inherit' } } } },
});

export const lane = style([row]);
export const name = style([
  text.small,
  {
    justifySelf: 'start',
    maxInlineSize: '100%',
    minBlockSize: control.sm,
    paddingInline: space[8],
    border: '1px solid transparent',
    borderRadius: radius.xs,
    backgroundColor: 'transparent',
    color: vars.text.primary,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { borderColor: vars.border.control, backgroundColor: vars.action.soft },
    },
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } } },
  },
]);
export const mark = style([text.captionStrong, { display: 'block', color: vars.error.text }]);

export const track = style({
  position: 'relative',
  blockSize: rem(44),
  paddingInline: END,
  borderRadius: radius.xs,
  backgroundColor: vars.bg.subtle,
  border: `1px solid ${vars.border.subtle}`,
});
/** What spans are measured against. */
export const measure = style({ position: 'relative', blockSize: '100%' });

const span = style({
  position: 'absolute',
  insetBlock: rem(6),
  insetInlineStart: `calc(var(${start}) * 100%)`,
  inlineSize: `calc(var(${length}) * 100%)`,
});

const stripes = (colour: string, angle: number) =>
  `repeating-linear-gradient(${angle}deg, ${colour} 0 ${rem(2)}, transparent ${rem(2)} ${rem(8)})`;

export const spans = styleVariants({
  window: [
    span,
    {
      minInlineSize: rem(2),
      borderRadius: rem(4),
      backgroundColor: vars.info.bg,
      border: `1px solid ${vars.info.line}`,
    },
  ],
  moved: [
    span,
    {
      minInlineSize: rem(2),
      borderRadius: rem(4),
      backgroundColor: vars.honour.soft,
      border: `1px dashed ${vars.honour.softText}`,
    },
  ],
  overlap: [
    span,
    {
      backgroundColor: vars.error.bg,
      backgroundImage: stripes(vars.error.text, 45),
      border: `2px solid ${vars.error.text}`,
    },
  ],
  gap: [
    span,
    {
      insetBlock: 0,
      backgroundImage: stripes(vars.border.control, 135),
      borderInline: `1px dotted ${vars.border.control}`,
    },
  ],
});

/** As wide as a finger; its line is where the edge is. */
export const handle = style([
  {
    position: 'absolute',
    insetBlock: rem(-2),
    insetInlineStart: `calc(var(${start}) * 100% - ${rem(12)})`,
    inlineSize: rem(24),
    borderRadius: radius.xs,
    cursor: 'ew-resize',
    touchAction: 'none',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: rem(4),
        insetInlineStart: rem(10),
        inlineSize: rem(4),
        borderRadius: radius.pill,
        backgroundColor: vars.text.primary,
      },
      '&[aria-disabled="true"]': { cursor: 'default' },
      '&[aria-disabled="true"]::before': { backgroundColor: vars.border.control },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
      },
    },
  },
]);

export const legend = style([
  text.caption,
  { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}`, color: vars.text.secondary },
]);
export const sample = style({ display: 'inline-flex', alignItems: 'center', gap: space[6] });
export const swatch = style({ position: 'relative', inlineSize: rem(28), blockSize: rem(20) });
