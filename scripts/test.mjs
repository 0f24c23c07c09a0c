import { ensureInstalled } from './install.mjs';
import { run, runSteps, toolEnvironment } from './steps.mjs';

await ensureInstalled();
// Imported late: it reads packages that the line above installs.
const { ensureChromium } = await import('./chromium.mjs');
const env = toolEnvironment({ CHROMIUM_PATH: await ensureChromium(), CI: process.env.CI ?? '1' });

const results = [];
const step = async (name, passed) => {
  results.push({ name, passed: await passed() });
};
const command = (line) => async () => (await run(line, { env })) === 0;

await step(
  'build',
  async () => (await runSteps([['build', 'vite build --logLevel warn']], { env })).length === 0,
);
await step('check', command('node scripts/check.mjs --built'));
await step('unit and server tests', command('vitest run --project unit --project server'));
// One browser at a time: side by side their first pages do not become ready.
for (const project of ['stories-ar', 'stories-en', 'pages-ar-dark', 'pages-en-light']) {
  await step(project, command(`vitest run --project ${project}`));
}
await step('browser tests', command('playwright test'));

const failed = results.filter((result) => !result.passed);
for (const { name } of failed) console.log(`FAILED: ${name}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
