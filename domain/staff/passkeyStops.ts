/** Why a browser did not sign with a passkey; keys of `locales/*\/staff.json` below `passkey.unused`. */
export type SignStop = 'cancelled' | 'unusable';

/** Why a browser did not make a passkey; keys of `locales/*\/staff.json` below `passkeys.unmade`. */
export type MakeStop = SignStop | 'known' | 'unverifiable';
