import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' };

/** A bare Debian below a folder, with processes and a network of its own: a loopback and no way out. */
export class BareRoot {
  readonly folder = mkdtempSync(join(tmpdir(), 'sawt-bare-'));
  #holder: ChildProcess | undefined;

  static async open(): Promise<BareRoot> {
    const root = new BareRoot();
    // Every user of the bare system must be able to read this folder, which is its root.
    chmodSync(root.folder, 0o755);
    execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root.folder], { stdio: 'ignore' });
    const hold = 'ip link set lo up; mount -t proc proc "$0/proc"; echo ready; exec sleep infinity';
    const options = ['--net', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', hold, root.folder];
    root.#holder = spawn('unshare', options, { stdio: ['ignore', 'pipe', 'inherit'] });
    if (root.#holder.stdout) await once(root.#holder.stdout, 'data');
    return root;
  }

  /**
   * The arguments of nsenter for a command: as root inside the bare system, or a program of this machine in
   * its network.
   */
  #inside(command: readonly string[], isChrooted: boolean): string[] {
    // The shell is the child of unshare, and unshare itself stays outside of the new process namespace.
    const [pid] = readFileSync(`/proc/${this.#holder?.pid}/task/${this.#holder?.pid}/children`, 'utf8').split(
      ' ',
    );
    const namespaces = isChrooted ? ['--net', '--mount', '--pid'] : ['--net'];
    const root = isChrooted ? ['chroot', this.folder] : [];
    return [`--target=${pid}`, ...namespaces, '--', ...root, ...command];
  }

  /** Runs shell lines in the bare system and stops at the first that fails. @returns what they printed */
  run(lines: string): string {
    const args = this.#inside(['sh', '-ec', `cd /root\n${lines}`], true);
    return execFileSync('nsenter', args, {
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /** Starts shell lines in the bare system and does not wait for their end. */
  start(lines: string): ChildProcess {
    return spawn('nsenter', this.#inside(['sh', '-ec', lines], true), { env: environment, stdio: 'inherit' });
  }

  /** Runs a program of this machine in the network of the bare system. @returns what it printed */
  fromOutside(command: readonly string[], variables: Record<string, string> = {}): string {
    const env = { ...process.env, ...variables };
    return execFileSync('nsenter', this.#inside(command, false), { env, encoding: 'utf8' });
  }

  put(file: string): void {
    cpSync(file, join(this.folder, 'root', file.slice(file.lastIndexOf('/') + 1)));
  }

  /** Sends SIGTERM to the bare system's programs whose command line has this ending, as systemd would. */
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
