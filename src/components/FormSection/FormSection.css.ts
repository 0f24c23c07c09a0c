import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { duration, radius, rem, space } from '../../theme/tokens.ts';

export const section = style({
  minInlineSize: 0,
  selectors: {
    '& + &': { paddingBlockStart: space[32], borderBlockStart: `1px solid ${vars.border.subtle}` },
  },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: space[20],
  // Floated, or the legend sits on the fieldset's border.
  float: 'inline-start',
});

/** The fields begin below the legend, not beside it. */
export const content = style({ display: 'grid', gap: space[20], clear: 'both' });

export const title = style([text.h3]);

export const errors = style([text.small, { color: vars.error.text }]);

const mark = style({
  inlineSize: rem(12),
  blockSize: rem(32),
  borderRadius: radius.pill,
  transition: `background-color ${duration.base}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = styleVariants({
  todo: [mark, { backgroundColor: vars.meter.track }],
  ready: [mark, { backgroundColor: vars.action.bg }],
  invalid: [mark, { backgroundColor: vars.error.line }],
});
