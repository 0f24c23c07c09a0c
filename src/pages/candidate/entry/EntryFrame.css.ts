import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../../theme/tokens.ts';

export const page = style([
  container,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[20],
    paddingBlock: `${space[16]} ${space[64]}`,
    '@media': { [media.lg]: { paddingBlock: `${space[32]} ${space[80]}` } },
  },
]);

export const back = style([
  text.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    inlineSize: 'fit-content',
    minBlockSize: control.md,
    color: vars.text.link,
  },
]);

export const title = style([text.h1, { overflowWrap: 'anywhere' }]);

export const lead = style([text.lead, { color: vars.text.secondary, marginBlockStart: space[8] }]);

export const parts = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[24],
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const main = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

/** On a phone the picture spans the window. */
export const bleed = style({
  minInlineSize: 0,
  marginInline: `calc(-1 * ${space[16]})`,
  '@media': { [media.md]: { marginInline: 0 } },
});

export const place = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: rem(219),
  border: `1px dashed ${vars.border.control}`,
  borderRadius: radius.md,
  backgroundColor: vars.bg.subtle,
});

export const file = style([text.small, { color: vars.text.secondary, overflowWrap: 'anywhere' }]);

export const loading = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[12],
    minBlockSize: rem(320),
    color: vars.text.secondary,
  },
]);

export const meter = style({ color: vars.action.bg });
