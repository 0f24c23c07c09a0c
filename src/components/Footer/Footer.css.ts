import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, space } from '../../theme/tokens.ts';

export const footer = style({
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.canvas,
  '@media': { [media.print]: { display: 'none' } },
});

export const line = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[16],
  paddingBlock: space[24],
  '@media': {
    [media.md]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
});

export const link = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: control.md,
    color: vars.text.secondary,
    selectors: { '&[aria-current]': { color: vars.text.primary } },
    '@media': { [media.hover]: { ':hover': { color: vars.text.primary } } },
  },
]);

export const languages = style({ display: 'flex', gap: space[16] });

export const present = style({ fontWeight: 600, color: vars.text.primary });

export const build = style([
  text.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '.3em',
    color: vars.text.muted,
  },
]);

export const piece = style({ whiteSpace: 'nowrap' });

/** As quiet as the text around it, but large enough for a finger. */
export const version = style([
  piece,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: control.md,
    color: 'inherit',
    selectors: { '&[aria-current]': { color: vars.text.primary } },
    '@media': { [media.hover]: { ':hover': { color: vars.text.primary, textDecoration: 'underline' } } },
  },
]);
