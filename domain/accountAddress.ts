/**
 * Where a login leads, and how to read the token from the address of a link (specification sections 2, 4).
 */
import { accountPaths } from './accountPaths.ts';

/**
 * Where a login leads: to the requested page if it is a path of this site other than the login, else to the
 * dashboard.
 * @param redirect the stored path of the requested page; untrusted
 */
export function afterLogin(redirect: string | null): string {
  const isInner = redirect !== null && /^\/(?![/\\])/.test(redirect);
  const isLogin = isInner && redirect.replace(/\/?(?:[?#].*)?$/s, '') === accountPaths.login;
  return isInner && !isLogin ? redirect : accountPaths.dashboard;
}

const LINK = /^#([A-Za-z0-9._~-]{1,200})$/;

/**
 * The token in the fragment of a link from a message. Browsers send no fragment, so servers and proxies
 * cannot log it. Null without a token.
 */
export const linkToken = (hash: string): string | null => LINK.exec(hash)?.[1] ?? null;
