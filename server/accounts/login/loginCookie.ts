import { signedCookie } from '../../platform/http/signedCookie.ts';

/**
 * What a browser carries in which somebody signed in. It signs nobody in: it only tells the owner's devices from those
 * of strangers who guess. Another id than the one that votes are limited by, which is tied to no account.
 */
export const loginCookie = signedCookie('sawt_login', 'login');
