import { hash } from 'node:crypto';
import { RECOVERY_CODES } from '../../../domain/staff/staffLimits.ts';
import { TYPED_LETTERS, typedCode } from '../../platform/typedCode.ts';

const GROUP_LENGTH = 5;
const GROUPS = 3;

/** New recovery codes, such as `k3m9x-2pqrt-vwxyz`: 74 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

const newCode = () => Array.from({ length: GROUPS }, () => typedCode(GROUP_LENGTH)).join('-');

const CODE = new RegExp(`^[${TYPED_LETTERS}]{${GROUP_LENGTH * GROUPS}}$`);

/** The stored form of a typed code, whose case, spaces and hyphens do not matter; undefined for any other text. */
export function recoveryHash(typed: string): string | undefined {
  const bare = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return CODE.test(bare) ? hash('sha256', bare) : undefined;
}
