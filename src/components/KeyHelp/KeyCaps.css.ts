import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const caps = style({ display: 'inline-flex', gap: space[2] });

export const cap = style([
  text.caption,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: rem(22),
    paddingInline: space[4],
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.xs,
    backgroundColor: vars.bg.surface,
    color: vars.text.secondary,
  },
]);
