import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[8],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  paddingBlockEnd: space[16],
});

export const name = style([text.label, { overflowWrap: 'anywhere' }]);

const line = style([
  text.label,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    minBlockSize: control.md,
    paddingInline: space[12],
    borderRadius: radius.sm,
    textAlign: 'start',
    color: vars.text.secondary,
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } } },
  },
]);

export const item = style([
  line,
  {
    selectors: {
      '&[aria-current="page"]': { backgroundColor: vars.action.soft, color: vars.action.softText },
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: space[8],
        inlineSize: rem(4),
        borderRadius: radius.pill,
        backgroundColor: vars.action.bg,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]::before': { backgroundColor: 'Highlight' } },
      },
    },
  },
]);

export const toggle = style([line, { justifyContent: 'space-between' }]);

export const toggleWords = style({ display: 'flex', alignItems: 'center', gap: space[12] });

/** Aligned with the text above. */
export const within = style({ paddingInlineStart: space[32] });
