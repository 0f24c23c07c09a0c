import { style } from '@vanilla-extract/css';
import { asParent } from '../../theme/clampedName.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, layer, radius, rem, space } from '../../theme/tokens.ts';

export const menu = style({ position: 'relative', display: 'flex' });

/** The name above its items, in the menu of a narrow header. */
export const person = style([
  text.label,
  { display: 'flex', alignItems: 'center', gap: space[8], minBlockSize: control.lg },
]);

export const button = style([
  text.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: control.md,
    minInlineSize: control.md,
    borderRadius: radius.pill,
    textAlign: 'start',
    paddingInline: space[4],
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } } },
  },
]);

/** The picture takes its size from this font size. */
export const picture = style({ display: 'flex', fontSize: rem(36) });

/** A long name must not push the menu off the line. */
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.6,
  ...asParent,
  '@media': { [media.lg]: { display: 'none' }, [media.xl]: { display: 'inline', maxInlineSize: rem(140) } },
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
    // Aligned with picture and name above.
    gap: space[16],
    paddingInlineStart: space[8],
    inlineSize: '100%',
    minBlockSize: control.md,
    borderRadius: radius.sm,
    textAlign: 'start',
    '@media': {
      [media.lg]: { gap: space[12], paddingInline: space[12] },
      [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } },
    },
  },
]);
