import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedCookie } from './signedCookie.ts';

const device = signedCookie('sawt_device', 'device');

/** The device id in this browser's cookie; undefined without a cookie that has our valid signature. */
export function markedDevice(request: FastifyRequest, key: Uint8Array): string | undefined {
  return device.read(request, key);
}

/**
 * Sets a device cookie with a new id, which distinguishes browsers behind one address and says nothing about
 * a person.
 */
export function markDevice(reply: FastifyReply, key: Uint8Array, isSecure: boolean): void {
  device.give(reply, key, isSecure);
}
