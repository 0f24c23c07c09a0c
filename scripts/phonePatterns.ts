/** `npm run phones`: writes the patterns of phone numbers that the browser checks, from libphonenumber's metadata. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phonePatternsFile } from './build/phonePatternsFile.ts';
import { root } from './steps.mjs';

writeFileSync(join(root, 'domain/person/phonePatterns.gen.ts'), phonePatternsFile());
