import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

export const row = style({ display: 'flex', borderBlockStart: `1px solid ${vars.border.subtle}` });

export const main = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: rem(56),
  paddingBlock: space[4],
  paddingInline: space[16],
  borderEndStartRadius: radius.lg,
  color: vars.text.primary,
  textAlign: 'start',
  textDecoration: 'none',
});

export const icon = style({ display: 'grid', color: vars.text.honour });

export const words = style({ display: 'grid', flexGrow: 1, minInlineSize: 0 });

export const label = text.label;

export const caption = style([text.small, { color: vars.text.secondary }]);

export const change = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(56),
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  borderEndEndRadius: radius.lg,
  color: vars.text.secondary,
});

export const choice = style({
  display: 'grid',
  paddingBlock: `${space[4]} ${space[12]}`,
  paddingInline: space[12],
});

export const operators = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[8],
  marginBlockStart: space[8],
});

export const operator = style({ display: 'grid' });

export const operatorLink = style([
  text.caption,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minBlockSize: control.lg,
    paddingBlock: space[4],
    paddingInline: space[2],
    border: '1px solid transparent',
    borderRadius: radius.md,
    backgroundColor: vars.honour.soft,
    color: vars.honour.softSecondary,
    textAlign: 'center',
    textDecoration: 'none',
    selectors: { '&[aria-current="true"]': { borderColor: vars.honour.line } },
  },
]);

export const number = style([text.label, { color: vars.honour.softText }]);
