import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/**
 * The environment for commands: the installed tools (and the pinned Node) come first in PATH, and Node keeps compiled code, so that
 * no process or thread translates TypeScript again.
 */
export function toolEnvironment(extra = {}) {
  const path = `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  const compiled = join(root, 'node_modules/.cache/node');
  return { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path, ...extra };
}

/** Runs a command line in a shell; resolves with its exit code. */
export function run(command, { env = toolEnvironment(), stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env, stdio, shell: true });
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  });
}

function runQuietly(command, env) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env, shell: true });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs named steps, at most `atOnce` at the same time, and prints the output of those that fail.
 * @param steps [name, command line][]
 * @returns {Promise<{ name: string, output: string }[]>} those that failed
 */
export async function runSteps(steps, { env = toolEnvironment(), atOnce = 2 } = {}) {
  const waiting = [...steps];
  const failed = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, command] = step;
      const start = performance.now();
      const { code, output } = await runQuietly(command, env);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0) {
        failed.push({ name, output });
        console.log(output.trimEnd());
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}
