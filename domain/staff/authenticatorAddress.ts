/** What authenticator apps show beside the code. Latin letters, as not every app can show others. */
const ISSUER = 'Sawt';

/**
 * The address that an authenticator app reads from a QR code, in the form that all of them know.
 * @param secret in base32
 */
export function authenticatorAddress(email: string, secret: string): string {
  const label = `${ISSUER}:${email}`;
  return `otpauth://totp/${encodeURIComponent(label)}?secret=${secret}&issuer=${ISSUER}`;
}
