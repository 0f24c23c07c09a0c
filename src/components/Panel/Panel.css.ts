import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const panel = style({
  display: 'grid',
  gap: space[20],
  padding: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  '@media': { [media.md]: { padding: `${space[24]} ${rem(28)} ${rem(28)}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  rowGap: space[4],
});

export const title = style([text.h3]);

export const hint = style([text.small, { inlineSize: '100%', color: vars.text.secondary }]);
