import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const way = style({ display: 'grid' });

/** A line joins the marks of the steps. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(24)} minmax(0, 1fr)`,
  gap: space[12],
  paddingBlockEnd: space[20],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${rem(24)} 0`,
      insetInlineStart: rem(11),
      inlineSize: rem(2),
      backgroundColor: vars.border.subtle,
    },
  },
});

const markBase = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(24),
  blockSize: rem(24),
  border: `2px solid ${vars.border.control}`,
  borderRadius: radius.pill,
});

export const mark = styleVariants(
  {
    done: {
      borderColor: vars.success.text,
      backgroundColor: vars.success.bg,
      color: vars.success.text,
    },
    now: {
      borderColor: vars.action.bg,
      boxShadow: `inset 0 0 0 ${rem(4)} ${vars.bg.surface}`,
      backgroundColor: vars.action.bg,
      '@media': { [media.forcedColors]: { borderWidth: rem(8) } },
    },
    ahead: {},
    out: { color: vars.text.secondary },
  },
  (look) => [markBase, look],
);

export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = styleVariants({
  done: [text.label],
  now: [text.label, { color: vars.action.softText }],
  ahead: [text.label, { color: vars.text.secondary }],
});

export const date = style([text.small, { color: vars.text.secondary }]);

export const note = style([text.small, { overflowWrap: 'anywhere' }]);
