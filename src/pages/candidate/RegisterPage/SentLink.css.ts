import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/tokens.ts';

export const contacts = style({ display: 'grid', gap: space[8], listStyle: 'none', padding: 0, margin: 0 });

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
