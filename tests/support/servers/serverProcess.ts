import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverEnvironment, serverFlags } from '../../../scripts/serverFlags.mjs';
import { databaseSettings } from '../../../server/platform/database/databaseSettings.ts';
import { freePort } from './freePort.ts';
import { layMigratedFile } from '../database/migratedFile.ts';
import { OwnDisk, onOwnDisk } from '../database/ownDisk.ts';
import { shareImages } from './shareImages.ts';

const flags = [...serverFlags, '--import', join(import.meta.dirname, '../database/bundledKysely.mjs')];

type Options = {
  /** How far (ms) the server's clock is ahead of the machine's. */
  clockOffsetMs?: number;
  settings?: Record<string, string>;
  /** Puts its data on a disk that a test can fill and that ends with the process. */
  onOwnDisk?: boolean;
};

/** A server with its own temporary data folder and free ports, in a process that a test can kill. */
export class ServerProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'sawt-'));
  readonly port: number;
  readonly settings: Record<string, string>;
  readonly #isOnOwnDisk: boolean;
  #child: ChildProcess | undefined;

  private constructor(ports: number[], options: Options) {
    // With a bucket, a server moves its images there, out of the folder that all would share.
    if (!options.settings?.['S3_ENDPOINT']) shareImages(this.folder);
    const [port = 0, adminPort = 0, metricsPort = 0, gatewayPort = 0, mediaPort = 0, operatorPort = 0] =
      ports;
    this.port = port;
    this.#isOnOwnDisk = options.onOwnDisk ?? false;
    this.settings = {
      NODE_ENV: 'test',
      DEMO: 'true',
      LOG_LEVEL: 'error',
      // Every server would convert the demo's recordings; a test of conversion switches it on.
      FFMPEG_PATH: 'off',
      DATA_DIR: this.folder,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      METRICS_PORT: String(metricsPort),
      GATEWAY_PORT: String(gatewayPort),
      MEDIA_PORT: String(mediaPort),
      OPERATOR_PORT: String(operatorPort),
      // Another site than ours, as a real gateway is; another port alone would be the same site.
      GATEWAY_ORIGIN: `http://127.0.0.1:${gatewayPort}`,
      CLOCK_OFFSET_MS: String(options.clockOffsetMs ?? 0),
      ...options.settings,
    };
  }

  static async start(options: Options = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await Promise.all(Array.from({ length: 6 }, freePort)), options);
    if (!options.onOwnDisk)
      await layMigratedFile(databaseSettings(server.folder, server.settings['DATABASE_URL'] ?? null));
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get adminOrigin(): string {
    return `http://localhost:${this.settings['ADMIN_PORT']}`;
  }

  /** The path of the file with the process's log. */
  get logPath(): string {
    return join(this.folder, 'server.log');
  }

  get metricsUrl(): string {
    return `http://127.0.0.1:${this.settings['METRICS_PORT']}/metrics`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The disk that only this process sees. @throws Error without such a process */
  get disk(): OwnDisk {
    if (!this.pid || !this.#isOnOwnDisk) throw new Error('there is no such process');
    return new OwnDisk(this.pid, this.folder);
  }

  /** The path by which tests reach the data folder. */
  get seenAt(): string {
    return this.#isOnOwnDisk ? this.disk.seenAt : this.folder;
  }

  /** Advances the process's clock. */
  advance(ms: number): void {
    this.#child?.send({ advance: ms });
    this.settings['CLOCK_OFFSET_MS'] = String(Number(this.settings['CLOCK_OFFSET_MS']) + ms);
  }

  /** Starts the process (again) on the same data and ports; resolves when it answers. */
  start(): Promise<void> {
    const log = openSync(this.logPath, 'a');
    const [execPath, ...before] = onOwnDisk(this.folder);
    const child = fork(join(import.meta.dirname, 'liveServer.ts'), {
      env: { ...process.env, ...serverEnvironment, ...this.settings },
      stdio: ['ignore', log, 'pipe', 'ipc'],
      execArgv: flags,
      ...(this.#isOnOwnDisk && { execPath, execArgv: [...before, process.execPath, ...flags] }),
    });
    closeSync(log);
    this.#child = child;
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += String(chunk);
      process.stderr.write(chunk);
    });
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => {
        if (this.#child === child) this.#child = undefined;
        reject(new Error(`the server ended with ${code}: ${errors}`));
      });
    });
  }

  /** Kills the process, by default as abruptly as a power cut; resolves when the process has ended. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
