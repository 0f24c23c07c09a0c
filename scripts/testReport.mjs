import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sawt-tests-'));

/** Where a run of tests writes what came of them. */
export const reportPath = (name) => join(folder, `${name}.json`);

/** What failed in a run, a few lines each; a run that ended before it could report has its own sentence. */
export async function failuresIn(path) {
  let report;
  try {
    report = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return [`× a run ended without a report: ${path}`];
  }
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const untold = failed.length === 0 && message ? [`× ${file}\n  ${firstLines(message)}`] : [];
    return [
      ...untold,
      ...failed.map(
        ({ fullName, failureMessages }) =>
          `× ${file} > ${fullName}\n  ${firstLines(failureMessages.join('\n'))}`,
      ),
    ];
  });
}

const firstLines = (text) => text.split('\n').slice(0, 6).join('\n  ');
