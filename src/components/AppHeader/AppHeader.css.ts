import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, headerHeight, layer, radius, rem, space } from '../../theme/tokens.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  backgroundColor: vars.bg.header,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [media.short]: { position: 'relative' }, [media.print]: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: headerHeight.narrow,
  '@media': { [media.lg]: { gap: space[8], minBlockSize: headerHeight.wide } },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.md,
  borderRadius: radius.sm,
});

const wideOnly = { display: 'none', '@media': { [media.lg]: { display: 'flex' } } };
const narrowOnly = { display: 'flex', '@media': { [media.lg]: { display: 'none' } } };

export const wideNav = style([wideOnly, { marginInlineStart: space[48] }]);
export const wideTool = style(wideOnly);

/** Reserves the width of the account link, which loads after the page. */
export const account = style([wideOnly, { minInlineSize: rem(116), justifyContent: 'end' }]);

export const narrowTool = style([narrowOnly, { marginInlineEnd: `calc(-1 * ${space[8]})` }]);

export const items = style({
  display: 'flex',
  gap: space[32],
  '@media': { [`not all and ${media.lg}`]: { flexDirection: 'column', gap: 0 } },
});

export const item = style([
  text.label,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: control.lg,
    color: vars.text.secondary,
    selectors: {
      '&[aria-current]': { color: vars.text.primary },
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: rem(-1),
        blockSize: rem(4),
        borderStartStartRadius: rem(4),
        borderStartEndRadius: rem(4),
        backgroundColor: vars.action.bg,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } } },
      [media.lg]: { minBlockSize: headerHeight.wide },
      [media.hover]: { ':hover': { color: vars.text.primary } },
      [`not all and ${media.lg}`]: {
        selectors: {
          '&[aria-current]::after': {
            insetInline: `calc(-1 * ${space[16]}) auto`,
            insetBlock: space[12],
            inlineSize: rem(4),
            blockSize: 'auto',
            borderRadius: radius.pill,
          },
        },
      },
    },
  },
]);

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { '(min-width: 24em)': { gap: space[4] }, [media.lg]: { gap: space[8] } },
});

/** The vote button, hidden on the narrowest phones so that language and menu fit; the menu has the link. */
export const vote = style({
  '@media': {
    'not all and (min-width: 22.5em)': { display: 'none' },
    [media.lg]: { marginInlineStart: space[8] },
  },
});

export const menu = style([
  narrowOnly,
  {
    flexDirection: 'column',
    gap: space[8],
    paddingBlock: space[8],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  },
]);

export const menuTheme = style([
  text.label,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginInlineEnd: `calc(-1 * ${space[8]})`,
    color: vars.text.secondary,
  },
]);
