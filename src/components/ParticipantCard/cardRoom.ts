import { rem } from '../../theme/tokens.ts';

/** Name of the card's container: the layout follows the card's own width, not the screen's. */
export const room = 'sawt-participant-card';
/** Wide enough for the button beside the name. */
export const beside = `${room} (min-width: ${rem(312)})`;
/** Wide enough for all facts on one line. */
export const wide = `${room} (min-width: ${rem(528)})`;

export const whenWide = (rules: Record<string, string | number>) => ({ '@container': { [wide]: rules } });
