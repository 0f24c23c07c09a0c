/** Redirects after a login and tokens in addresses of accounts (specification sections 2, 4). */
import { accountPaths } from './accountPaths.ts';

/**
 * The page after a login: the requested one if it is on this site and not the login, else the dashboard.
 * @param redirect from storage, so untrusted
 */
export function afterLogin(redirect: string | null): string {
  const isInner = redirect !== null && /^\/(?![/\\])/.test(redirect);
  const isLogin = isInner && redirect.replace(/\/?(?:[?#].*)?$/s, '') === accountPaths.login;
  return isInner && !isLogin ? redirect : accountPaths.dashboard;
}

const LINK = /^#([A-Za-z0-9._~-]{1,200})$/;

/** The token in the fragment of a link from a message; no server sees fragments. Null without a token. */
export const linkToken = (hash: string): string | null => LINK.exec(hash)?.[1] ?? null;
