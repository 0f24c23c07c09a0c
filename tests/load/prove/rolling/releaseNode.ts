import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePorts } from './haproxy.ts';

/** A node that runs an unpacked release, on a loopback address of its own. */
export class ReleaseNode {
  readonly address: string;
  readonly #ports: NodePorts;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(address: string, ports: NodePorts & { metrics: number }, settings: Record<string, string>) {
    this.address = address;
    this.#ports = ports;
    this.#environment = {
      PATH: '/usr/bin:/bin',
      ...settings,
      HOST: address,
      METRICS_HOST: address,
      PORT: String(ports.site),
      ADMIN_PORT: String(ports.admin),
      MEDIA_PORT: String(ports.media),
      OPERATOR_PORT: String(ports.operator),
      METRICS_PORT: String(ports.metrics),
    };
  }

  /** Starts a release, and resolves when the node is ready. */
  async start(release: string): Promise<void> {
    const options = { env: this.#environment, stdio: 'ignore' } as const;
    const child = spawn(join(release, 'bin/sawt'), ['serve'], options);
    process.once('exit', () => child.kill('SIGKILL'));
    this.#child = child;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) throw new Error(`the node ended with ${child.exitCode}`);
      await sleep(100);
    }
  }

  /**
   * Ends the node with SIGTERM, as systemd does.
   * @returns its exit code
   */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    this.#child = undefined;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    return code;
  }

  /**
   * Runs a command of a release with the node's settings. It must not block this process, which runs the
   * bucket's server.
   * @returns its exit code and printed lines; the code is null if it does not end within two minutes
   */
  run(release: string, ...args: string[]): Promise<{ code: number | null; lines: string[] }> {
    const options = { env: this.#environment, timeout: 120_000 };
    return new Promise((resolve) => {
      const child = execFile(join(release, 'bin/sawt'), args, options, (_, output, errors) =>
        resolve({ code: child.exitCode, lines: `${output}${errors}`.trim().split('\n') }),
      );
    });
  }

  /** The status of the node's reply for a path on its site. */
  async status(path: string): Promise<number> {
    const response = await fetch(`http://${this.address}:${this.#ports.site}${path}`);
    await response.arrayBuffer();
    return response.status;
  }

  async #isReady(): Promise<boolean> {
    const answer = await fetch(`http://${this.address}:${this.#ports.operator}/readyz`).catch(
      () => undefined,
    );
    return answer?.status === 200;
  }
}
