import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { fontFamily } from '../../theme/typography.ts';

/** Smaller than on the site: the work is the page. */
export const title = style([text.lead, { fontFamily: fontFamily.display, fontWeight: 700 }]);

export const lead = style([text.small, { color: vars.text.secondary }]);
