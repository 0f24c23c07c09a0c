import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const tools = style({
  display: 'inline-flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[8],
  maxInlineSize: '50%',
});

export const gaps = style({ color: vars.warning.text });

/** An address reads from left to right, also in Arabic letters. */
export const address = style({ overflowWrap: 'anywhere' });
