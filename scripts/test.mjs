import { checkSteps } from './checkSteps.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runSteps, toolEnvironment } from './steps.mjs';
import { testFolder } from './testFolder.mjs';
import { browserFailuresIn, failuresIn, reportPath, stepFailure } from './testReport.mjs';

await ensureInstalled();
// Import it only now: it needs packages that ensureInstalled() has just installed.
const { chromiumForTests } = await import('./chromium.mjs');
const env = toolEnvironment({
  CHROMIUM_PATH: await chromiumForTests(),
  CI: process.env.CI ?? '1',
  TMPDIR: testFolder(),
  // Without a locale, Chromium cannot open a file whose name is Arabic.
  LANG: process.env.LANG ?? 'C.UTF-8',
});

const results = [];
const step = async (name, passed) => {
  results.push({ name, passed: await passed() });
};
const failures = [];
const steps = (list) => async () => {
  const failed = await runSteps(list, { env });
  failures.push(...failed.map(stepFailure));
  return failed.length === 0;
};
const command = (line, added) => run(line, { env: { ...env, ...added } });
const vitest = (...projects) => {
  const report = reportPath(projects[0]);
  const names = projects.map((project) => `--project ${project}`).join(' ');
  const line = `vitest run ${names} --reporter=default --reporter=json --outputFile.json=${report}`;
  return async () => {
    const code = await command(line);
    // Read the report as well as the exit code: a package that tests load could end the process with code
    // 0.
    const failed = await failuresIn(report);
    failures.push(...failed);
    if (code !== 0 && failed.length === 0)
      failures.push(`× ${names}\n  ended with ${code}, and no test failed`);
    return code === 0 && failed.length === 0;
  };
};
const browserTests = async () => {
  const report = reportPath('browser');
  const passed =
    (await command('playwright test --reporter=list,json', { PLAYWRIGHT_JSON_OUTPUT_FILE: report })) === 0;
  if (!passed) failures.push(...(await browserFailuresIn(report)));
  return passed;
};

await step('build', steps([['build', 'vite build --logLevel warn']]));
await step('ffmpeg', async () => ensureFfmpeg());
await step('check', steps(checkSteps(true)));
// Run both at once: server tests mostly wait for disks and databases, while stories compute.
await Promise.all([
  step('unit and server tests', vitest('plain', 'unit', 'server')),
  step('stories', vitest('stories')).then(() => step('stories of flows', vitest('flow-stories'))),
]);
await step('browser tests', browserTests);

// Print all failures again at the end, because early ones have scrolled away.
for (const failure of failures) console.log(failure);
const failed = results.filter((result) => !result.passed);
for (const { name } of failed) console.log(`FAILED: ${name}`);
// Where only the end of the output is kept, it must still name what failed: pages above are long.
for (const failure of failures) console.log(failure.split('\n', 3).join('\n'));
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
