import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const bytes = readFileSync(join(import.meta.dirname, '../../artwork/preview.jpg'));

/** The link preview of pages without their own picture; its address changes with its bytes. */
export const defaultPreview = {
  bytes,
  address: `/images/preview-${hash('sha256', bytes, 'hex').slice(0, 12)}.jpg`,
};
