/**
 * `npm run release`: makes an archive for this platform with everything that an installation needs, except
 * the C library.
 */
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'tar';
import { platform } from './release/bundleNode.ts';
import { checksums } from './release/checksums.ts';
import { layRelease, manifest } from './release/layRelease.ts';
import { ensureBuilt } from './siteBuild.mjs';
import { root } from './steps.mjs';

/** The largest archive (bytes). */
const LARGEST = 150_000_000;

await ensureBuilt();
const out = join(root, 'dist/release');
const name = `${manifest.name}-${manifest.version}-${platform}`;
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await layRelease(join(out, name));
const archive = join(out, `${name}.tar.gz`);
await create({ file: archive, cwd: out, gzip: true, portable: true }, [name]);
rmSync(join(out, name), { recursive: true });
writeFileSync(`${archive}.sha256`, await checksums(out));
const { size } = statSync(archive);
console.log(`${archive}: ${(size / 1_000_000).toFixed(1)} MB`);
if (size > LARGEST) {
  console.error(`The archive is larger than ${LARGEST / 1_000_000} MB.`);
  process.exitCode = 1;
}
