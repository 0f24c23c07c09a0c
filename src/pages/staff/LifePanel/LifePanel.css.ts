import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const means = style([text.small, { color: vars.text.secondary }]);

export const acts = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' });

/** An act with what it means; those after the first are set off. */
export const act = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  selectors: {
    '& + &': { paddingBlockStart: space[16], borderBlockStart: `1px solid ${vars.border.subtle}` },
  },
});

export const does = style([text.small]);

export const stops = style([
  text.small,
  {
    display: 'grid',
    gap: space[4],
    margin: 0,
    paddingInlineStart: space[20],
    color: vars.warning.text,
  },
]);
