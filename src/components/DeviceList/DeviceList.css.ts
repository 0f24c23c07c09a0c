import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const list = style({ display: 'grid' });

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

export const name = style([text.label]);

export const used = style([text.small, { color: vars.text.secondary }]);
