import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const lead = style([text.small, { color: vars.text.secondary }]);

export const form = style({ display: 'grid', gap: space[16], justifyItems: 'stretch' });

/** What can be done, chosen by one press. */
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
