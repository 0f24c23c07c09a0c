/** The library of passkeys. It loads with the first use: its parsers of certificates take memory, and voters need none of them. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
