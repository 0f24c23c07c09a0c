import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[24] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(300)}), 1fr))`,
  alignItems: 'start',
  gap: space[16],
});

export const count = style([text.label, { color: vars.text.secondary }]);
export const none = style([text.small, { margin: 0, color: vars.text.secondary }]);

export const entries = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const fixedName = style([text.small, { display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }]);
export const aside = style([text.caption, { color: vars.text.secondary }]);

export const code = style([text.label, { display: 'flex', alignItems: 'center', gap: space[8] }]);
export const codeForm = style({ display: 'grid', gap: space[8], inlineSize: '100%' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], justifyContent: 'flex-end' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[12],
});
export const chosen = style([text.small, { marginInlineEnd: 'auto' }]);

export const subtitle = style([text.label, { margin: 0 }]);
export const draws = style([
  text.small,
  { display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[20] },
]);
export const seed = style([text.caption, { overflowWrap: 'anywhere' }]);

export const outcome = style([text.small, { display: 'grid', gap: space[8], margin: 0 }]);
export const dealt = style({ margin: 0, color: vars.text.secondary });
export const named = style({ display: 'block' });
