import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { control, radius, space } from '../../../theme/tokens.ts';

export const finder = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const open = style([
  text.small,
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: space[8],
    minInlineSize: 0,
    minBlockSize: control.md,
    paddingInline: space[12],
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.sm,
    backgroundColor: vars.bg.surface,
    color: vars.text.secondary,
    textAlign: 'start',
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } } },
  },
]);

export const words = style({ flex: 1, minInlineSize: 0 });

export const caps = style({ flex: 'none' });
