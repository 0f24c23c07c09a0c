import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, duration, radius, rem, space } from '../../theme/tokens.ts';
import { error as fieldError } from '../Field/Field.css.ts';

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: space[2] });

/** As tall as a field, so that the box inside lines up with the fields. */
export const press = style({
  display: 'grid',
  flex: 'none',
  alignItems: 'center',
  inlineSize: rem(36),
  blockSize: control.md,
});

const cell = { gridArea: '1 / 1', inlineSize: rem(24), blockSize: rem(24) } as const;

export const box = style({
  ...cell,
  position: 'relative',
  margin: 0,
  appearance: 'none',
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.xs,
  backgroundColor: vars.bg.surface,
  transition: `background-color ${duration.fast}`,
  cursor: 'pointer',
  selectors: {
    '&:checked': { borderColor: vars.action.bg, backgroundColor: vars.action.bg },
    '&[aria-invalid="true"]': {
      borderColor: vars.error.line,
      boxShadow: `inset 0 0 0 1px ${vars.error.line}`,
    },
    // A target as large as a thumb.
    '&::before': { content: '', position: 'absolute', inset: rem(-10) },
  },
});

export const tick = style({
  ...cell,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  color: vars.action.text,
  pointerEvents: 'none',
});

export const words = style([text.body, { paddingBlock: rem(9) }]);

export const link = style({
  color: vars.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
  cursor: 'pointer',
});

export const error = style([fieldError, { paddingInlineStart: rem(38) }]);
