import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[24], minInlineSize: 0 });

export const line = style([text.small, { margin: 0 }]);

export const list = style([
  text.small,
  { display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[20] },
]);

export const label = style([text.label, { color: vars.text.secondary, margin: 0 }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
