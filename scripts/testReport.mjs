import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sawt-tests-'));

/** The path of the JSON report of a test run. */
export const reportPath = (name) => join(folder, `${name}.json`);

/**
 * The failures in the report of a vitest run, a few lines each. If there is no report, one text that says
 * so.
 */
export async function failuresIn(path) {
  const report = await readReport(path);
  if (!report) return [unreported(path)];
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const unnamed = failed.length === 0 && message ? [`× ${file}\n  ${firstLines(message)}`] : [];
    return [
      ...unnamed,
      ...failed.map(
        ({ fullName, failureMessages }) =>
          `× ${file} > ${fullName}\n  ${firstLines(failureMessages.join('\n'))}`,
      ),
    ];
  });
}

/**
 * The failures in the report of a browser run; those outside of tests come first. If there is no report,
 * one text that says so.
 */
export async function browserFailuresIn(path) {
  const report = await readReport(path);
  if (!report) return [unreported(path)];
  const outside = report.errors.map(({ message }) => `× browser tests\n  ${firstLines(message)}`);
  return [...outside, ...report.suites.flatMap((suite) => suiteFailures(suite, []))];
}

function suiteFailures({ title, specs = [], suites = [] }, above) {
  const names = [...above, title];
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.flatMap((spec) => spec.tests.map((test) => specFailure(names, spec, test)).filter(Boolean)),
    ...suites.flatMap((suite) => suiteFailures(suite, names)),
  ];
}

function specFailure(names, { title }, { projectName, status, results }) {
  if (status === 'expected' || status === 'skipped') return undefined;
  const errors = results.flatMap((result) => result.errors);
  const [{ location } = {}] = errors;
  const place = location ? [`at ${relative(root, location.file)}:${location.line}`] : [];
  const page = results.flatMap(({ attachments }) => attachments.flatMap(pageAtFailure));
  return [
    `× [${projectName}] ${[...names, title].join(' > ')}`,
    ...place,
    firstLines(errors.map(({ message }) => message).join('\n')),
    ...page,
  ].join('\n  ');
}

/** The most lines of a page that are printed. */
const PAGE_LINES = 80;

/** The lines of the page that Playwright saw when a test failed. */
function pageAtFailure({ name, path }) {
  if (name !== 'error-context' || !path || !existsSync(path)) return [];
  const [, page] = /# Page snapshot\s+```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8')) ?? [];
  return page?.trimEnd().split('\n', PAGE_LINES) ?? [];
}

/** The text about a failed step of `npm run check`: its name and the first lines of its output. */
export const stepFailure = ({ name, output }) => `× ${name}\n  ${firstLines(output)}`;

async function readReport(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const unreported = (path) => `× a run ended without a report: ${path}`;

const firstLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n  ');
