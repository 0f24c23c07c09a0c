import { hash } from 'node:crypto';

/** The form in which the id of a known device is stored. Its random bits need no slow hash. */
export const deviceHash = (device: string): string => hash('sha256', device);
