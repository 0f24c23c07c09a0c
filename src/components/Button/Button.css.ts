import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, duration, radius, rem, space } from '../../theme/tokens.ts';

const pressable = '&:not([aria-disabled="true"])';
const onHover = (rule: Record<string, string>) => ({
  '@media': { [media.hover]: { selectors: { [`${pressable}:hover`]: rule } } },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  border: '1px solid transparent',
  borderRadius: radius.pill,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: duration.fast,
  selectors: {
    '&[aria-disabled="true"]': {
      backgroundColor: vars.disabled.bg,
      borderColor: 'transparent',
      color: vars.disabled.text,
      cursor: 'not-allowed',
    },
  },
});

export const size = styleVariants({
  md: [text.label, { minBlockSize: control.md, paddingInline: space[20] }],
  lg: [text.labelLarge, { minBlockSize: control.lg, paddingInline: rem(28) }],
});

/** Long text wraps to a second line instead of widening the button. */
export const wraps = style({ paddingBlock: space[8], whiteSpace: 'normal' });
export const full = style([wraps, { inlineSize: '100%' }]);

const look = (rule: { color: string; backgroundColor?: string; borderColor?: string }) =>
  style({ selectors: { [pressable]: rule } });

export const variant = {
  primary: [
    look({ color: vars.action.text, backgroundColor: vars.action.bg }),
    style(onHover({ backgroundColor: vars.action.hover, borderColor: vars.action.hoverLine })),
    style({ selectors: { [`${pressable}:active`]: { backgroundColor: vars.action.active } } }),
  ].join(' '),
  secondary: [
    look({ color: vars.text.primary, borderColor: vars.border.control }),
    style(onHover({ backgroundColor: vars.bg.hover })),
  ].join(' '),
  quiet: [look({ color: vars.text.primary }), style(onHover({ backgroundColor: vars.bg.hover }))].join(' '),
  soft: [
    look({ color: vars.action.softText, backgroundColor: vars.action.soft }),
    style(onHover({ borderColor: vars.action.softLine })),
  ].join(' '),
  danger: [
    look({ color: vars.danger.text, backgroundColor: vars.danger.bg, borderColor: vars.danger.line }),
    style(onHover({ backgroundColor: vars.danger.hover })),
  ].join(' '),
};

/** A busy button keeps its colours; a disabled one does not. */
export const busy = style({ cursor: 'progress' });
