import type { Rate } from '../../platform/http/requestLimits.ts';

const HOUR_MINUTES = 60;

/** Passwords tried for one account: five at once, then one in twelve minutes. */
export const PASSWORD_RATE: Rate = { burst: 5, perMinute: 5 / HOUR_MINUTES };
/** Logins from one address; carriers share addresses. */
export const LOGIN_NETWORK_RATE: Rate = { burst: 60, perMinute: 60 };
/** Links asked for by one account. */
export const FORGOT_RATE: Rate = { burst: 3, perMinute: 3 / HOUR_MINUTES };
/** Links asked for from one address. */
export const FORGOT_NETWORK_RATE: Rate = { burst: 10, perMinute: 10 / HOUR_MINUTES };
/** Registrations from one address that are told whether there is an account; carriers share addresses. */
export const SIGNUP_NETWORK_RATE: Rate = { burst: 60, perMinute: 60 / HOUR_MINUTES };
/** Links looked at and passwords set by links, from one address. */
export const LINK_NETWORK_RATE: Rate = { burst: 30, perMinute: 30 };
/** Pictures and changes of one profile. */
export const PROFILE_RATE: Rate = { burst: 10, perMinute: 10 };

/** How long (ms) one attempt weighs. */
export const weightOf = ({ perMinute }: Rate): number => Math.round(60_000 / perMinute);
