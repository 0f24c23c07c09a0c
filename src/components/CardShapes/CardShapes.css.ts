import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

const list = style({ display: 'grid', gap: space[16] });

export const columns = {
  events: style([
    list,
    {
      '@media': {
        [media.md]: { gridTemplateColumns: '1fr 1fr' },
        [media.lg]: { gridTemplateColumns: '1fr 1fr 1fr', gap: space[24] },
      },
    },
  ]),
  submissions: style([
    list,
    { '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', gap: space[24] } } },
  ]),
  competitions: style([
    list,
    { '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr', gap: space[24] } } },
  ]),
  overview: list,
  prose: style([list, { maxInlineSize: '68ch' }]),
};

const card = style({
  display: 'grid',
  gap: space[16],
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});

export const card16 = style([card, { paddingBlockEnd: space[24] }]);
export const row = style([
  card,
  { gridTemplateColumns: `${rem(96)} minmax(0, 1fr)`, alignItems: 'center', padding: space[16] },
]);
export const panel = style([
  card,
  {
    padding: space[24],
    '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr 1fr', columnGap: space[48] } },
  },
]);

export const picture = style({ aspectRatio: '16 / 9', borderRadius: '0 !important' });
export const square = style({ aspectRatio: '1' });
export const words = style({ display: 'grid', gap: space[12], paddingInline: space[24] });
export const line = style({ blockSize: rem(18) });
export const short = style({ blockSize: rem(14), inlineSize: '55%' });
