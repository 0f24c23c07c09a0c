import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long (seconds) a code is valid, as authenticator apps expect. */
const STEP_S = 30;
const DIGITS = 6;
/** Codes of one step before and after are valid too: clocks differ, and typing takes time. */
const WINDOW = 1;
/** How far (steps) a clock may be off for us to say that it is: ten minutes. */
const CLOCK_WINDOW = 20;

/** The number of the time step at an instant (UTC ms). */
export const stepAt = (now: number): number => Math.floor(now / 1_000 / STEP_S);

/** When a time step begins (UTC ms). */
export const instantOf = (step: number): number => step * STEP_S * 1_000;

/** The code of a time step (RFC 6238 with SHA-1, six digits). @param secret at least 128 random bits */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest[digest.length - 1]! & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** What a typed code is: valid, with its step; valid but spent; of a clock that is off; or wrong. */
export type CodeVerdict = { kind: 'valid'; step: number } | { kind: 'used' | 'clock' | 'wrong' };

/** The errors of a field with a code that is not valid. */
export const codeErrors = { used: 'codeWrong', wrong: 'codeWrong', clock: 'codeClock' } as const;

/**
 * Judges a code.
 * @param lastStep the step of the last code that was accepted; each is valid once
 */
export function judgeCode(secret: Uint8Array, code: string, now: number, lastStep: number): CodeVerdict {
  const present = stepAt(now);
  const steps = Array.from({ length: 2 * CLOCK_WINDOW + 1 }, (_, index) => present - CLOCK_WINDOW + index);
  const matching = steps.filter((step) => isEqual(code, codeAt(secret, step)));
  const near = matching.filter((step) => Math.abs(step - present) <= WINDOW);
  const fresh = near.find((step) => step > lastStep);
  if (fresh !== undefined) return { kind: 'valid', step: fresh };
  if (near.length > 0) return { kind: 'used' };
  return { kind: matching.length > 0 ? 'clock' : 'wrong' };
}

const isEqual = (code: string, expected: string) =>
  code.length === expected.length && timingSafeEqual(Buffer.from(code), Buffer.from(expected));
