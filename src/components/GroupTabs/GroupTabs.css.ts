import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

const gutter = { narrow: space[16], md: space[24] };
const edge = rem(28);
const fade = `linear-gradient(to right, transparent, black ${edge}, black calc(100% - ${edge}), transparent)`;

// Below the large breakpoint the row spans the screen and fades at its edges, so neighbours are cut on purpose.
export const list = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${gutter.narrow})`,
  paddingInline: gutter.narrow,
  boxShadow: `inset 0 -1px 0 ${vars.border.subtle}`,
  maskImage: fade,
  '@media': {
    [media.md]: { marginInline: `calc(-1 * ${gutter.md})`, paddingInline: gutter.md },
    [media.lg]: { marginInline: 0, paddingInline: 0, maskImage: 'none', gap: space[8] },
  },
});

export const tab = style([
  text.label,
  {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: control.lg,
    paddingInline: rem(14),
    scrollSnapAlign: 'center',
    color: vars.text.secondary,
    whiteSpace: 'nowrap',
    // Inside, because the row clips an outer ring.
    outlineOffset: rem(-3),
    borderRadius: radius.sm,
    selectors: {
      '&[aria-selected="true"]': { color: vars.text.primary },
      '&[aria-selected="true"]::after': {
        content: '',
        position: 'absolute',
        insetInline: rem(12),
        insetBlockEnd: 0,
        blockSize: rem(4),
        borderRadius: radius.pill,
        backgroundColor: vars.text.brand,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]::after': { backgroundColor: 'Highlight' } },
      },
      [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } },
      [media.lg]: { paddingInline: space[16] },
    },
  },
]);

export const status = style([
  text.caption,
  { display: 'inline-flex', alignItems: 'center', gap: space[6], color: vars.text.muted },
]);

export const live = style({ display: 'inline-flex', color: vars.text.brand });

export const wide = style({ display: 'none', '@media': { [media.lg]: { display: 'inline' } } });
export const narrow = style({ '@media': { [media.lg]: { display: 'none' } } });
