import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

/** As high whatever it finds, so that the field stays where it is. */
export const dialog = style({
  gap: space[12],
  gridTemplateRows: 'auto auto 1fr',
  blockSize: `min(${rem(520)}, 80dvb)`,
  '@media': { [media.md]: { maxInlineSize: rem(560), padding: space[24] } },
});

export const field = style([
  text.body,
  {
    inlineSize: '100%',
    blockSize: control.lg,
    paddingInline: space[16],
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.sm,
    backgroundColor: vars.bg.surface,
    color: vars.text.primary,
    '::placeholder': { color: vars.text.muted, opacity: 1 },
  },
]);

export const found = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minBlockSize: 0,
  overflowY: 'auto',
});

export const group = style([text.caption, { paddingInline: space[12], color: vars.text.muted }]);

export const option = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: control.md,
    paddingBlock: space[4],
    paddingInline: space[12],
    borderRadius: radius.sm,
    cursor: 'pointer',
    scrollMarginBlock: space[32],
    selectors: {
      '&[aria-selected="true"]': { backgroundColor: vars.action.soft, color: vars.action.softText },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-selected="true"])': { backgroundColor: vars.bg.hover } },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = style([text.caption, { display: 'block' }]);

export const note = style([text.small, { paddingInline: space[12], color: vars.text.secondary }]);
