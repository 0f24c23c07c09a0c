import { style, styleVariants } from '@vanilla-extract/css';
import { focusOutline } from '../../theme/focusRing.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { duration, radius, rem, space } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

export const hidden = visuallyHidden;

export const previewHeight = rem(52);

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  padding: space[12],
  borderRadius: radius.md,
  transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
  '@media': { [media.md]: { padding: space[16] } },
});

export const face = styleVariants({
  empty: { border: `1px dashed ${vars.border.control}`, backgroundColor: vars.bg.surface },
  over: { border: `1px solid ${vars.action.bg}`, backgroundColor: vars.action.soft },
  chosen: { border: `1px solid ${vars.border.subtle}`, backgroundColor: vars.bg.surface },
  refused: {
    border: `1px solid ${vars.error.line}`,
    boxShadow: `inset 0 0 0 1px ${vars.error.line}`,
    backgroundColor: vars.bg.surface,
  },
});

const row = {
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
} as const;

export const empty = style([row, { flexBasis: rem(220) }]);

/** Keeps room for the preview, so that no button below moves under a press when it has loaded. */
export const chosen = style([row, { flexBasis: rem(200), minBlockSize: previewHeight }]);

export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: rem(44),
  blockSize: rem(44),
  borderRadius: radius.sm,
  backgroundColor: vars.info.bg,
  color: vars.info.text,
});

export const label = style([text.label]);

export const words = style([text.small, { color: vars.text.secondary }]);

/** The words about dropping a file, hidden on touch devices. */
export const drop = style({ display: 'none', '@media': { [media.hover]: { display: 'inline' } } });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const input = style([visuallyHidden]);

export const press = style({
  cursor: 'pointer',
  selectors: { [`${input}:focus-visible + &`]: focusOutline },
});
