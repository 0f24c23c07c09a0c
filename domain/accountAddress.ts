/** Where an account leads, and what its addresses hold (specification sections 2, 4). */
import { accountPaths } from './accountPaths.ts';

/**
 * Where somebody who has just signed in goes: where they wanted to go before, if that is a page of this site.
 * @param redirect as it was kept, which any script of the origin may have written
 */
export function afterLogin(redirect: string | null): string {
  const isInner = redirect !== null && /^\/(?![/\\])/.test(redirect);
  const isLogin = isInner && redirect.replace(/\/?(?:[?#].*)?$/s, '') === accountPaths.login;
  return isInner && !isLogin ? redirect : accountPaths.dashboard;
}

const LINK = /^#([A-Za-z0-9._~-]{1,200})$/;

/** The token of a link to set a password: the fragment of its address, which no server ever sees; else null. */
export const linkToken = (hash: string): string | null => LINK.exec(hash)?.[1] ?? null;
