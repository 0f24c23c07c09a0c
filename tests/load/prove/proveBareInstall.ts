import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolEnvironment } from '../../../scripts/steps.mjs';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { node } from '../measures/childProcess.ts';
import { BareRoot } from './bare/bareRoot.ts';
import { fillIn, provider } from './bare/dayOne.ts';
import { ensurePrograms } from './ensurePrograms.ts';
import { guideBlocks } from './guideBlocks.ts';

const checkout = join(import.meta.dirname, '../../..');
const OPERATORS = 'http://127.0.0.1:8084';
const tools = ['node', 'npm', 'npx', 'cc', 'gcc', 'make', 'python3', 'curl', 'wget'];

/**
 * A script that waits until the node is ready for votes, then requests a page and a script of that page.
 */
const visit = `
const until = Date.now() + 120_000;
const ready = async () => (await fetch('${OPERATORS}/readyz').catch(() => undefined))?.status === 200;
while (!(await ready()) && Date.now() < until) await new Promise((next) => setTimeout(next, 200));
const page = await fetch('http://127.0.0.1:8080/vote?lng=ar');
const [path] = /\\/assets\\/[^"' ]+\\.js/.exec(await page.text()) ?? [''];
const file = await fetch('http://127.0.0.1:8080' + path);
console.log(page.status, file.status);
`;

/**
 * Installs the release on a bare Debian: runs every line of the guide's "Day one", with a vote, a check of
 * the ledger and a backup.
 */
export async function prove(): Promise<Line[]> {
  ensurePrograms({ debootstrap: 'debootstrap', patchelf: 'patchelf', nsenter: 'util-linux', ip: 'iproute2' });
  execFileSync('npm', ['run', 'release'], { cwd: checkout, env: toolEnvironment(), stdio: 'ignore' });
  const made = join(checkout, 'dist/release');
  const files = readdirSync(made);
  const archive = files.find((name) => name.endsWith('.tar.gz')) ?? '';
  const root = await BareRoot.open();
  try {
    const there = root.run(`for tool in ${tools.join(' ')}; do command -v $tool || true; done`);
    for (const file of files) root.put(join(made, file));
    const said = await followGuide(root);
    const [pageStatus, fileStatus] = said.visited.trim().split(' ').map(Number);
    return [
      atMost('the archive', statSync(join(made, archive)).size / 1_000_000, 'MB', { floor: 150 }),
      atMost('Node, npm, compilers and loaders before it', there.split('\n').filter(Boolean).length, '', {
        floor: 0,
      }),
      atLeast('lines of the guide that ran', said.lines, '', { floor: 15 }),
      atMost('ready to take votes after the start', said.readyS, 's', { floor: 30 }),
      atMost('status of a page', pageStatus ?? NaN, '', { floor: 200 }),
      atMost('status of a file of that page', fileStatus ?? NaN, '', { floor: 200 }),
      atLeast('votes sent by the operator and counted', said.counted, '', { floor: 1 }),
      atLeast('rows of the ledger that verify', said.rows, '', { floor: 1 }),
      atLeast('files of the backup', said.backedUp, '', { floor: 2 }),
      atMost('the exit code after SIGTERM', said.exit, '', { floor: 0 }),
    ];
  } finally {
    await root.remove();
  }
}

/**
 * Runs the guide's blocks in order. The block that starts the server keeps running while the later ones
 * run.
 */
async function followGuide(root: BareRoot) {
  const said = { lines: 0, readyS: NaN, visited: '', counted: 0, rows: NaN, backedUp: 0, exit: NaN };
  let server: ReturnType<BareRoot['start']> | undefined;
  for (const block of guideBlocks('## Day one')) {
    said.lines += block.trim().split('\n').length;
    if (block.includes('sawt serve')) {
      const began = performance.now();
      server = root.start(block);
      said.visited = root.fromOutside([node, '--input-type=module', '-e', visit]);
      said.readyS = (performance.now() - began) / 1_000;
      said.counted = sendVote(root);
      continue;
    }
    const printed = root.run(block);
    said.rows = Number(/^(\d+) rows/m.exec(printed)?.[1] ?? said.rows);
    const settings = join(root.folder, 'etc/sawt/sawt.env');
    if (block.includes('sawt.env')) writeFileSync(settings, fillIn(readFileSync(settings, 'utf8')));
  }
  said.backedUp = readdirSync(join(root.folder, 'var/backups/sawt/first'), { recursive: true }).length;
  const ended = server && once(server, 'exit');
  root.terminate('scripts/sawt.mjs serve');
  said.exit = Number((await ended)?.[0]);
  return said;
}

/**
 * Sends one text message for a contestant, signed as the mobile operator does.
 * @returns 1 if it was counted, else 0
 */
function sendVote(root: BareRoot): number {
  const sms = [join(checkout, 'scripts/sms.ts'), '--to', '303', '--origin', OPERATORS];
  const printed = root.fromOutside([node, ...sms], { SMS_PROVIDERS: JSON.stringify([provider]) });
  return / counted: /.test(printed) ? 1 : 0;
}
