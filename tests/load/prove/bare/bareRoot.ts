import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' };

/**
 * A bare Debian in a folder, with process ids and a network of its own. The network has only a loopback.
 */
export class BareRoot {
  readonly folder = mkdtempSync(join(tmpdir(), 'sawt-bare-'));
  #holder: ChildProcess | undefined;

  static async open(): Promise<BareRoot> {
    const root = new BareRoot();
    // The folder becomes the root of the bare system, so all its users must be able to read it.
    chmodSync(root.folder, 0o755);
    execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root.folder], { stdio: 'ignore' });
    const hold = 'ip link set lo up; mount -t proc proc "$0/proc"; echo ready; exec sleep infinity';
    const options = ['--net', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', hold, root.folder];
    root.#holder = spawn('unshare', options, { stdio: ['ignore', 'pipe', 'inherit'] });
    if (root.#holder.stdout) await once(root.#holder.stdout, 'data');
    return root;
  }

  /**
   * The arguments of nsenter that run a command.
   * @param isChrooted true to run it as root inside the bare system; false for a program of this machine in
   * its network
   */
  #inside(command: readonly string[], isChrooted: boolean): string[] {
    // Enter by the shell, the child of unshare: unshare itself is outside of the new process namespace.
    const [pid] = readFileSync(`/proc/${this.#holder?.pid}/task/${this.#holder?.pid}/children`, 'utf8').split(
      ' ',
    );
    const namespaces = isChrooted ? ['--net', '--mount', '--pid'] : ['--net'];
    const root = isChrooted ? ['chroot', this.folder] : [];
    return [`--target=${pid}`, ...namespaces, '--', ...root, ...command];
  }

  /**
   * Runs shell lines in the bare system until one fails; throws then.
   * @returns what they printed
   */
  run(lines: string): string {
    const args = this.#inside(['sh', '-ec', `cd /root\n${lines}`], true);
    return execFileSync('nsenter', args, {
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /** Starts shell lines in the bare system without waiting for them to end. */
  start(lines: string): ChildProcess {
    return spawn('nsenter', this.#inside(['sh', '-ec', lines], true), { env: environment, stdio: 'inherit' });
  }

  /**
   * Runs a program of this machine in the network of the bare system.
   * @returns what it printed
   */
  fromOutside(command: readonly string[], variables: Record<string, string> = {}): string {
    const env = { ...process.env, ...variables };
    return execFileSync('nsenter', this.#inside(command, false), { env, encoding: 'utf8' });
  }

  put(file: string): void {
    cpSync(file, join(this.folder, 'root', file.slice(file.lastIndexOf('/') + 1)));
  }

  /**
   * Sends SIGTERM, as systemd does, to the programs of the bare system whose command line has this ending.
   */
  terminate(ending: string): void {
    const isOurs = (pid: string) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return (
          words.startsWith('/') && words.endsWith(ending) && readlinkSync(`/proc/${pid}/root`) === this.folder
        );
      } catch {
        return false;
      }
    };
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOurs(name)))
      process.kill(Number(pid), 'SIGTERM');
  }

  async remove(): Promise<void> {
    const holder = this.#holder;
    if (holder) {
      const ended = once(holder, 'exit');
      holder.kill('SIGKILL');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
