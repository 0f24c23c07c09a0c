import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const dialog = style({ '@media': { [media.md]: { maxInlineSize: rem(480) } } });

export const list = style({ display: 'grid' });

export const row = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    paddingBlock: space[8],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  },
]);

export const act = style({ minInlineSize: 0 });

export const off = style([text.caption, { display: 'block', color: vars.text.muted }]);

export const ways = style({ display: 'flex', flex: 'none', gap: space[8] });

export const hint = style([text.caption, { color: vars.text.secondary }]);

export const end = style({ display: 'flex', justifyContent: 'flex-end' });
