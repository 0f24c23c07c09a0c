import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../../theme/tokens.ts';

export const shell = style([
  container,
  {
    display: 'grid',
    alignItems: 'start',
    gap: space[24],
    paddingBlock: `${space[16]} ${space[64]}`,
    '@media': {
      [media.lg]: {
        gridTemplateColumns: `${rem(264)} minmax(0, 1fr)`,
        columnGap: space[40],
        paddingBlock: `${space[40]} ${space[80]}`,
      },
    },
  },
]);

export const wide = style({
  display: 'none',
  '@media': { [media.lg]: { display: 'block', position: 'sticky', insetBlockStart: space[96] } },
});

export const narrow = style({ '@media': { [media.lg]: { display: 'none' } } });

export const summary = style([
  text.label,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: control.md,
    paddingInline: space[16],
    marginBlockEnd: space[8],
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.pill,
    cursor: 'pointer',
  },
]);

export const content = style({ display: 'grid', gap: space[24], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});

export const title = style([text.h1]);

export const lead = style([text.lead, { color: vars.text.secondary, marginBlockStart: space[8] }]);
