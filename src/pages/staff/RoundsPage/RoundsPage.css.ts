import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { radius, rem, space } from '../../../theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[24] });

export const facts = style([
  text.small,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${rem(160)}, 1fr))`,
    gap: space[12],
    margin: 0,
  },
]);
export const factName = style([text.caption, { color: vars.text.secondary }]);
export const fact = style({ margin: 0 });

export const none = style([text.small, { margin: 0, color: vars.text.secondary }]);
export const keys = style([text.caption, { margin: 0, color: vars.text.secondary }]);

export const detail = style({
  display: 'grid',
  gap: space[16],
  margin: 0,
  padding: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.sm,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
export const detailTitle = style([text.label, { paddingInline: space[4] }]);

export const foot = style({ display: 'grid', gap: space[16] });
export const findings = style({ display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[20] });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[12],
});
export const count = style([text.small, { margin: 0, marginInlineEnd: 'auto' }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], justifyContent: 'flex-end' });
export const narrow = style({ maxInlineSize: rem(720) });
