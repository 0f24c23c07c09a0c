import { signedCookie } from '../../platform/http/signedCookie.ts';

/**
 * Marks a browser that has logged in. It grants no access: it only tells the owner's devices from an attacker's. Its id
 * differs from the device cookie of the vote limits, which is tied to no account.
 */
export const loginCookie = signedCookie('sawt_login', 'login');
