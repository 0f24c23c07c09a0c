import { expect, it } from 'vitest';
import { authenticatorAddress } from './authenticatorAddress.ts';

it('an authenticator app reads issuer, address and secret', () => {
  const address = new URL(authenticatorAddress('salma+tv@production.example', 'JBSWY3DPEHPK3PXP'));
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Sawt:salma+tv@production.example',
  ]);
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret: 'JBSWY3DPEHPK3PXP', issuer: 'Sawt' });
});
