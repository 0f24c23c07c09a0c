import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const column = style({ display: 'grid', alignContent: 'start', gap: space[24], minInlineSize: 0 });

export const facts = style({ display: 'grid', gap: space[12] });

export const pay = style({ display: 'grid', gap: space[12] });

export const label = style([text.small, { color: vars.text.secondary }]);

export const value = style([text.label, { overflowWrap: 'anywhere' }]);

export const offer = style({
  display: 'grid',
  gap: space[12],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const words = style([text.small, { color: vars.text.secondary }]);

/** What staff ask for, and the fee: no wider than a form, so that its button does not cross a wide screen. */
export const asked = style({
  display: 'grid',
  gap: space[16],
  maxInlineSize: rem(560),
  overflowWrap: 'anywhere',
});

export const form = style({ display: 'grid', gap: space[16] });

export const outcome = style({ outline: 'none' });
