import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaFacts } from '../../server/media/probeMedia.ts';
import { root } from '../steps.mjs';
import { production } from '../../tests/support/servers/productionSettings.ts';
import { bundledName } from './bundledName.ts';
import { bundleServer } from './bundleServer.ts';

/** What a release has besides the bundle, and what the bundle finds from its own place. */
const beside = ['artwork', 'demo', 'node_modules', 'openapi', 'server'];

const release = mkdtempSync(join(tmpdir(), 'sawt-bundle-'));
const folder = join(release, 'dist/server');
const settings = { ...production, DATA_DIR: join(release, 'data'), SAWT_KEYS_DIR: join(release, 'keys') };
beforeAll(async () => {
  for (const name of beside) symlinkSync(join(root, name), join(release, name));
  for (const name of ['sawt', 'recount'])
    cpSync(join(root, `scripts/${name}.mjs`), join(release, `scripts/${name}.mjs`));
  await bundleServer(folder);
});
afterAll(() => rmSync(release, { recursive: true }));

const texts = () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));

/** The modules in the bundle, each with its code. A comment with its path stands before each. */
function modules(): [path: string, code: string][] {
  const parts = texts().flatMap((text) =>
    text.split(/^\s*\/\/ (?=(?:[@\w.-]+\/)+[\w.-]+\.[cm]?[jt]s$)/m).slice(1),
  );
  return parts.map((part) => [part.slice(0, part.indexOf('\n')), part]);
}

/** Runs a file of the release, with this file of the project on its standard input. @returns what it printed */
function start(file: string, args: string[], input = 'package.json'): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { stdin } = execFile(
    process.execPath,
    [join(release, file), ...args],
    { env: settings },
    (_, stdout, stderr) => resolve(stdout + stderr),
  );
  stdin?.on('error', () => {}).end(readFileSync(join(root, input)));
  return promise;
}

describe('the bundle of a release', () => {
  it('has a file for every thread and process', () => {
    const begun = globSync('{server,demo}/**/*{Thread,Process}.ts', { cwd: root });
    const others = ['server/platform/writer/sqliteWorker.ts', 'server/start/writes.ts', 'demo/writes.ts'];
    const missing = [...begun, ...others]
      .map(bundledName)
      .filter((name) => !readdirSync(folder).includes(name));
    expect([begun.length > 8, missing]).toEqual([true, []]);
  });

  it('names no source as what a thread or process begins with', () => {
    const named = texts().flatMap(
      (text) => text.match(/import\.meta\.(?:dirname|url)[^;\n]*\.ts["'`]/g) ?? [],
    );
    // A package is looked up from there.
    expect(named).toEqual([expect.stringContaining('/server/media/probeMedia.ts')]);
  });

  it('has no module that uses __dirname, except for transports of the log, which Sawt has none of', () => {
    const asking = modules().filter(([, code]) => /\b__(?:dirname|filename)\b/.test(code));
    expect(asking.map(([path]) => path).toSorted()).toEqual([
      'node_modules/pino/lib/transport.js',
      'node_modules/thread-stream/index.js',
    ]);
  });

  it('has its text in ASCII, as one other letter doubles the memory that a file takes', () => {
    expect(texts().filter((text) => /[^\0-\x7f]/.test(text))).toEqual([]);
  });

  it('runs the commands', async () => {
    expect(await start('scripts/sawt.mjs', ['migrate'])).toContain('Done: 0001-');
    expect(await start('scripts/sawt.mjs', ['verify-ledger'])).toContain('0 rows, 0 votes');
    // Begins the thread that writes.
    expect(await start('scripts/sawt.mjs', ['suspend', 'nobody'])).toContain('There is no account');
    expect(await start('scripts/sawt.mjs', ['seed', '--entries', 'none'])).toContain('--entries must be');
  });

  it.each(['artwork/preview.jpg', 'tests/support/accounts/phonePicture.heic'])(
    'draws %s',
    async (picture) => {
      const file = `dist/server/${bundledName('server/accounts/profile/avatarProcess.ts')}`;
      expect(await start(file, [join(release, 'images')], picture)).toContain('"address"');
    },
  );

  it('reads a recording', async () => {
    const library = await WebAssembly.compile(
      readFileSync(join(root, 'node_modules/mediainfo.js/dist/MediaInfoModule.wasm')),
    );
    const path = join(root, 'tests/support/media/recordings/oud.ogg');
    const thread = new Worker(join(folder, bundledName('server/media/probeThread.ts')), {
      workerData: { path, memoryBytes: 33_554_432, library },
    });
    const [facts] = (await once(thread, 'message')) as [MediaFacts | null];
    expect(facts?.audio?.channels).toBeGreaterThan(0);
  });
});
