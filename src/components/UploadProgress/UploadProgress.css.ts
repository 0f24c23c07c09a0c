import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

export const panel = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  border: '2px solid',
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  '@media': { [media.md]: { padding: `${space[24]} ${rem(28)}` } },
});

export const phase = styleVariants({
  preparing: { borderColor: vars.action.bg },
  uploading: { borderColor: vars.action.bg },
  paused: { borderColor: vars.border.control },
  finalizing: { borderColor: vars.action.bg },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: rem(56),
  color: vars.text.primary,
});

export const title = style([text.h3]);

export const bytes = style([text.small, { color: vars.text.secondary }]);

/** The progress element, for screen readers only; the bars show the same progress. */
export const measure = visuallyHidden;

export const percent = style([text.numeralXl, { flex: 'none', whiteSpace: 'nowrap' }]);

export const file = style({
  display: 'flex',
  padding: space[12],
  borderRadius: radius.sm,
  backgroundColor: vars.bg.subtle,
});
