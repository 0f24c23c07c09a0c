import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, layer, radius, rem, space } from '../../theme/tokens.ts';

export const menu = style({ position: 'relative', display: 'flex' });

export const button = style([
  text.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: control.md,
    minInlineSize: control.md,
    paddingInline: space[4],
    borderRadius: radius.pill,
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } } },
  },
]);

/** The picture takes its size from this font size. */
export const picture = style({ display: 'flex', fontSize: rem(36) });

/** A long name must not push the menu off the line. */
export const name = style({
  display: 'none',
  maxInlineSize: rem(140),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.6,
  '@media': { [media.lg]: { display: 'inline' } },
});

export const list = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[4]})`,
  insetInlineEnd: 0,
  zIndex: layer.popover,
  minInlineSize: rem(208),
  padding: space[8],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
  backgroundColor: vars.bg.surface,
  boxShadow: vars.shadow.e2,
});

export const item = style([
  text.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    minBlockSize: control.md,
    paddingInline: space[12],
    borderRadius: radius.sm,
    textAlign: 'start',
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } } },
  },
]);
