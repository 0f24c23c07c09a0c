import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeProcessLock } from './processLock.ts';

const module = new URL('./processLock.ts', import.meta.url).href;
const holder = `import { takeProcessLock } from '${module}';
  console.log(takeProcessLock(process.argv[1]) ? 'held' : 'refused');
  setInterval(() => {}, 1000);`;

describe('the lock of a data folder', () => {
  it('is held by one process, and free again when that process is killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sawt-lock-'));
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', holder, folder]);
    expect(String((await once(child.stdout, 'data'))[0]).trim()).toBe('held');
    expect(takeProcessLock(folder)).toBeUndefined();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = takeProcessLock(folder);
    expect(lock).toBeDefined();
    expect(takeProcessLock(folder)).toBeUndefined();
    lock?.release();
    rmSync(folder, { recursive: true });
  });
});
