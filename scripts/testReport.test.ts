import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { runSteps, toolEnvironment } from './steps.mjs';
import { browserFailuresIn, reportPath, stepFailure } from './testReport.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sawt-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const spec = `
import { expect, test } from '${join(root, 'node_modules/@playwright/test/index.mjs')}';
test('holds', () => {});
test.describe('a group', () => {
  test('breaks', () => expect(1 + 1).toBe(3));
});
`;

/**
 * Runs the Playwright specs of the folder, none of which opens a page.
 * @returns the path of the report
 */
async function runSpecs(): Promise<string> {
  writeFileSync(join(folder, 'playwright.config.mjs'), `export default { projects: [{ name: 'ar-390' }] };`);
  const report = reportPath('browser');
  const env = { ...toolEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const run = promisify(execFile)('playwright', ['test', '--reporter=json', '-c', folder], { env });
  await run.catch(() => undefined);
  return report;
}

describe('the report of failures', () => {
  it('names each failed browser test with its project, its line and its error', async () => {
    writeFileSync(join(folder, 'planted.spec.mjs'), spec);
    const failures = await browserFailuresIn(await runSpecs());
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatch(
      /^× \[ar-390\] planted\.spec\.mjs > a group > breaks\n {2}at \S+\/planted\.spec\.mjs:5\n {2}Error: expect/,
    );
    expect(failures[0]).toContain('Expected: 3');
  });

  it('prints the page that a failed browser test saw', async () => {
    const seen = join(folder, 'seen.md');
    writeFileSync(
      seen,
      '# Error details\n\n# Page snapshot\n\n```yaml\n- main:\n  - heading "Vote"\n```\n\n# Test source\n',
    );
    writeFileSync(
      join(folder, 'planted.spec.mjs'),
      spec
        .replace(
          '() => expect(1 + 1)',
          `async () => {
        await test.info().attach('error-context', { path: '${seen}' });
        expect(1 + 1)`,
        )
        .replace('toBe(3));', 'toBe(3); });'),
    );
    const failures = await browserFailuresIn(await runSpecs());
    expect(failures[0]?.split('\n').slice(-2)).toEqual(['  - main:', '    - heading "Vote"']);
  });

  it('names a browser test file that did not load', async () => {
    writeFileSync(join(folder, 'planted.spec.mjs'), 'throw new Error("no such part");');
    const failures = await browserFailuresIn(await runSpecs());
    expect(failures[0]).toMatch(/^× browser tests\n {2}Error: no such part/);
  });

  it('names a browser run without a report', async () => {
    const nowhere = join(folder, 'none.json');
    expect(await browserFailuresIn(nowhere)).toEqual([`× a run ended without a report: ${nowhere}`]);
  });

  it('names a failed check step with its first lines of output, without colours', async () => {
    const print = `console.log('\\u001b[31mbroken\\u001b[39m\\n\\n' + [1, 2, 3, 4, 5, 6].join('\\n')); process.exit(1)`;
    const failed = await runSteps([
      ['good', 'node -e 0'],
      ['bad', `node -e ${JSON.stringify(print)}`],
    ]);
    expect(failed.map(stepFailure)).toEqual(['× bad\n  broken\n  1\n  2\n  3\n  4\n  5']);
  });
});
