import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const panel = style({
  display: 'grid',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  boxShadow: vars.shadow.e2,
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr 1fr' } },
});

export const cell = style({
  position: 'relative',
  minBlockSize: rem(76),
  padding: space[16],
  paddingInlineStart: `calc(${space[16]} + ${rem(44)} + ${space[16]})`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': {
    [media.lg]: {
      paddingBlock: space[24],
      paddingInline: `calc(${rem(28)} + ${rem(44)} + ${space[16]}) ${rem(28)}`,
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.border.subtle}` },
      },
    },
  },
});

export const mark = style({
  position: 'absolute',
  insetInlineStart: space[16],
  insetBlockStart: space[16],
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(44),
  blockSize: rem(44),
  borderRadius: radius.md,
  backgroundColor: vars.info.bg,
  color: vars.info.text,
  '@media': { [media.lg]: { insetInlineStart: rem(28), insetBlockStart: space[24] } },
});

export const label = style([text.small, { color: vars.text.secondary }]);
export const value = style([text.h3, { overflowWrap: 'anywhere' }]);
export const help = style([text.small, { color: vars.text.secondary, whiteSpace: 'pre-line' }]);
export const fee = style({ display: 'block' });

export const hurry = style([text.smallStrong, { color: vars.warning.text }]);
