import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverEnvironment } from '../../../scripts/serverFlags.mjs';
import { toolEnvironment } from '../../../scripts/steps.mjs';
import { databaseSettings } from '../../../server/platform/database/databaseSettings.ts';
import { processStart } from '../bundles/processStart.ts';
import { freePort } from './freePort.ts';
import { layMigratedFile } from '../database/migratedFile.ts';
import { OwnDisk, onOwnDisk } from '../database/ownDisk.ts';
import { shareImages } from './shareImages.ts';

type Options = {
  /** How much (ms) the server's clock is ahead of the machine's. */
  clockOffsetMs?: number;
  settings?: Record<string, string>;
  /**
   * Gives the process a disk of its own for its data, which a test can fill and which ends with the
   * process.
   */
  onOwnDisk?: boolean;
};

/** A server in a process that a test can kill, with its own temporary data folder and free ports. */
export class ServerProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'sawt-'));
  readonly port: number;
  readonly settings: Record<string, string>;
  readonly #isOnOwnDisk: boolean;
  #child: ChildProcess | undefined;

  private constructor(ports: number[], options: Options) {
    // Share pictures only without a bucket: with one, the server moves all pictures from its folder into
    // the bucket.
    if (!options.settings?.['S3_ENDPOINT']) shareImages(this.folder);
    const [port = 0, adminPort = 0, metricsPort = 0, gatewayPort = 0, mediaPort = 0, operatorPort = 0] =
      ports;
    this.port = port;
    this.#isOnOwnDisk = options.onOwnDisk ?? false;
    this.settings = {
      NODE_ENV: 'test',
      DEMO: 'true',
      LOG_LEVEL: 'error',
      // Do not convert the demo's recordings in every server; tests of conversion turn it on.
      FFMPEG_PATH: 'off',
      DATA_DIR: this.folder,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      METRICS_PORT: String(metricsPort),
      GATEWAY_PORT: String(gatewayPort),
      MEDIA_PORT: String(mediaPort),
      OPERATOR_PORT: String(operatorPort),
      // The gateway is another site than ours, as real ones are. With only another port it would be the
      // same site.
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

  get logPath(): string {
    return join(this.folder, 'server.log');
  }

  get metricsUrl(): string {
    return `http://127.0.0.1:${this.settings['METRICS_PORT']}/metrics`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * The disk that only this process has.
   * @throws Error if it does not run, or has no such disk
   */
  get disk(): OwnDisk {
    if (!this.pid || !this.#isOnOwnDisk) throw new Error('there is no such process');
    return new OwnDisk(this.pid, this.folder);
  }

  /** The path at which tests find the data folder, also if it is on the process's own disk. */
  get seenAt(): string {
    return this.#isOnOwnDisk ? this.disk.seenAt : this.folder;
  }

  /** Advances the clock of the process, also for later starts. */
  advance(ms: number): void {
    this.#child?.send({ advance: ms });
    this.settings['CLOCK_OFFSET_MS'] = String(Number(this.settings['CLOCK_OFFSET_MS']) + ms);
  }

  /** Starts the process, or starts it again on the same data and ports. Resolves when it answers. */
  async start(): Promise<void> {
    const { file, flags } = await processStart('liveServer');
    const log = openSync(this.logPath, 'a');
    const [execPath, ...before] = onOwnDisk(this.folder);
    const child = fork(file, {
      env: { ...toolEnvironment(serverEnvironment), ...this.settings },
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
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => {
        if (this.#child === child) this.#child = undefined;
        reject(new Error(`the server ended with ${code}: ${errors}`));
      });
    });
  }

  /** Ends the process, by default without warning, as a power cut does. Resolves when it has ended. */
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
