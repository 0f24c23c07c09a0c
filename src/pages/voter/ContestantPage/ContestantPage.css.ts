import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const body = style([
  container,
  {
    display: 'grid',
    gap: space[24],
    maxInlineSize: rem(960),
    paddingBlock: `${space[24]} ${space[48]}`,
    '@media': { [media.lg]: { paddingBlock: `${space[40]} ${space[64]}` } },
  },
]);

/** As tall as the stage with its portrait, so that nothing moves when the contestant arrives. */
export const awaited = style({
  minBlockSize: rem(352),
  '@media': { [media.md]: { minBlockSize: rem(288) } },
});

export const result = style({ display: 'grid', gap: space[12] });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[16],
});

export const figureName = style([text.small, { color: vars.text.secondary }]);

export const figure = style([text.numeralM]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

export const online = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});

export const onlineText = style([text.body, { flex: '1 1 14rem', color: vars.text.secondary }]);
