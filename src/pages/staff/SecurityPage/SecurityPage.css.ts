import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const facts = style([
  text.small,
  {
    display: 'grid',
    gap: `${space[4]} ${space[24]}`,
    '@media': { [media.md]: { gridTemplateColumns: `${rem(160)} 1fr`, rowGap: space[16] } },
  },
]);

export const term = style({ color: vars.text.secondary });

export const hint = style([text.caption, { color: vars.text.secondary }]);

/** Around one button, so that the focus ring is as wide as the button. */
export const focused = style({ inlineSize: 'fit-content' });

export const factor = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

export const factorName = style([text.label]);

export const adding = style({ display: 'grid', gap: space[16], maxInlineSize: rem(400) });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const codes = style({ display: 'grid', gap: space[16] });
