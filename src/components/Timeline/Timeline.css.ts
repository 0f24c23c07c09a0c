import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

const dot = rem(9);

export const timeline = style([text.small, { display: 'grid' }]);

/** A dot for each entry, and a line to the next one. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[24],
  paddingBlockEnd: space[16],
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: rem(6),
    inlineSize: dot,
    blockSize: dot,
    borderRadius: radius.pill,
    border: `2px solid ${vars.border.control}`,
    backgroundColor: vars.bg.surface,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: rem(4),
    insetBlock: `${rem(15)} ${rem(-6)}`,
    borderInlineStart: `1px solid ${vars.border.subtle}`,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::after': { display: 'none' },
  },
});

export const act = style({ color: vars.text.primary });

export const by = style({ color: vars.text.secondary });

export const changes = style([text.caption, { display: 'grid' }]);

export const change = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });

export const name = style({ color: vars.text.secondary });

export const moment = style([text.caption, { color: vars.text.secondary }]);
