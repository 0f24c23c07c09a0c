import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const program = `
  import { endWithParent } from './scripts/endWithParent.mjs';
  process.on('SIGTERM', () => { console.log('ended'); process.exit(); });
  endWithParent();
  setInterval(() => {}, 1000);
  console.log('ready');
`;

it('ends with the shell that npm ran it through', async () => {
  // A second command makes the shell stay as the parent; with one, it would replace itself by the program.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$PROGRAM"; true'], {
    env: { ...process.env, NODE: process.execPath, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shell.stdout, 'readable');
  shell.kill('SIGTERM');
  expect(await text(shell.stdout)).toBe('ready\nended\n');
});
