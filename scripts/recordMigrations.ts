/**
 * `npm run migrations`: stores the hash of every migration step. From then on a test refuses changes to
 * these steps.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepHashes } from '../tests/support/database/stepHashes.ts';
import { root } from './steps.mjs';

const path = join(root, 'server/platform/database/migrations/released.json');
writeFileSync(path, `${JSON.stringify(await stepHashes(), undefined, 2)}\n`);
