import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { shareImages } from './shareImages.ts';

const main = join(import.meta.dirname, '../../../demo/main.ts');

const inherited = {
  PATH: process.env['PATH'],
  // Compiled code of earlier starts.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

export type Started = {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  exit: Promise<number | null>;
  saw: (text: string) => Promise<void>;
};

/** Starts the server as a user does, in processes of their own on one data folder. */
export class MainProcess {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'sawt-main-'));
  readonly #children: ChildProcess[] = [];

  constructor() {
    shareImages(this.dataDir);
  }

  start(variables: Record<string, string>): Started {
    const child = spawn(process.execPath, [main], {
      env: { ...inherited, DATA_DIR: this.dataDir, LOG_LEVEL: 'silent', ...variables },
    });
    this.#children.push(child);
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return {
      child,
      output: () => output,
      errors: () => errors,
      exit,
      saw: (text) => until(() => (output + errors).includes(text)),
    };
  }

  /** Starts the server on free ports, waits until it answers, and returns its address as `site`. */
  async startOnFreePorts(variables: Record<string, string> = {}): Promise<Started & { site: string }> {
    const ports = (await Promise.all(Array.from({ length: 6 }, freePort))).map(String);
    const [
      PORT = '',
      ADMIN_PORT = '',
      METRICS_PORT = '',
      GATEWAY_PORT = '',
      MEDIA_PORT = '',
      OPERATOR_PORT = '',
    ] = ports;
    const started = this.start({
      PORT,
      ADMIN_PORT,
      METRICS_PORT,
      GATEWAY_PORT,
      MEDIA_PORT,
      OPERATOR_PORT,
      ...variables,
    });
    await started.saw('Sawt is at');
    return { ...started, site: `http://127.0.0.1:${PORT}` };
  }

  async remove(): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(this.dataDir, { recursive: true });
  }
}

/** How long (ms) a test waits for the process, which is slow on a busy machine. */
const PATIENCE_MS = 40_000;

async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('the server did not say it in time');
    await sleep(20);
  }
}
