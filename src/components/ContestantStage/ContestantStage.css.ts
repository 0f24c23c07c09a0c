import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { stage, vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const band = style([stage, { position: 'relative', overflow: 'hidden' }]);

export const inner = style([
  container,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space[16],
    maxInlineSize: rem(960),
    minBlockSize: rem(352),
    paddingBlock: space[32],
    textAlign: 'center',
    '@media': {
      [media.md]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        justifyItems: 'start',
        gap: space[40],
        minBlockSize: rem(288),
        paddingBlock: space[48],
        textAlign: 'start',
      },
      [media.short]: { gap: space[24], minBlockSize: 0, paddingBlock: space[24] },
    },
  },
]);

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  '@media': { [media.md]: { justifyItems: 'start' } },
});

export const name = style([text.display, { textWrap: 'balance', overflowWrap: 'anywhere' }]);

export const lead = style([text.lead, { color: vars.text.secondary }]);

export const code = style([
  text.label,
  {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: space[8],
    marginBlockStart: space[4],
    paddingBlock: space[4],
    paddingInline: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: radius.pill,
  },
]);

export const digits = style([text.numeralM, { color: vars.text.primary }]);
