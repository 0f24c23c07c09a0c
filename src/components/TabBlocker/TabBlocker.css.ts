import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { stage, vars } from '../../theme/theme.css.ts';
import { layer, rem, space } from '../../theme/tokens.ts';

export const blocker = style([
  stage,
  {
    position: 'fixed',
    inset: 0,
    zIndex: layer.tabBlocker,
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: 0,
    padding: space[16],
    border: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
]);

export const inner = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: '100%',
  maxInlineSize: rem(640),
  marginInline: 'auto',
  paddingBlock: space[32],
  textAlign: 'center',
});

export const meter = style({ color: vars.action.bg });

export const title = style([text.h1, { marginBlockStart: space[16] }]);

export const body = style([
  text.lead,
  { marginBlockStart: space[12], color: vars.text.secondary, textWrap: 'balance' },
]);

export const news = style([
  text.body,
  { marginBlockStart: space[12], minBlockSize: '1lh', color: vars.text.honour, textWrap: 'balance' },
]);

export const actions = style({
  display: 'grid',
  gap: space[12],
  inlineSize: `min(100%, ${rem(320)})`,
  marginBlockStart: space[32],
});
