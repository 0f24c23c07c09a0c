import { NEWS_LINK_PATH } from '../../../domain/routes.ts';
import { TYPED_LETTERS, typedCode } from '../../platform/typedCode.ts';

const LENGTH = 10;

/** A new code for the link in a text message with news: 50 random bits. A guessed one would end the news of one candidate. */
export const newNewsCode = (): string => typedCode(LENGTH);

const CODE = new RegExp(`^[${TYPED_LETTERS}]{${LENGTH}}$`);

/** A code as it is stored, whose case does not matter where somebody typed it; undefined for a text that is no code. */
export function readNewsCode(text: string): string | undefined {
  const code = text.toLowerCase();
  return CODE.test(code) ? code : undefined;
}

/** The address at which a candidate ends news, short because a text message is. */
export const newsLink = (publicOrigin: string, code: string): string =>
  `${publicOrigin}${NEWS_LINK_PATH}/${code}`;

/** A link for previews. It is as long as a real one, and ends nothing. */
export const shownNewsLink = (publicOrigin: string): string => newsLink(publicOrigin, 'x'.repeat(LENGTH));
