/**
 * Runs the real server, with a clock CLOCK_OFFSET_MS ahead of the machine's. It serves the build in
 * SITE_DIR.
 */
import { flushCompileCache } from 'node:module';
import { demo } from '../../../demo/demo.ts';
import { readConfig } from '../../../server/start/readConfig.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { startServer } from '../../../server/start/startServer.ts';

const offset = Number(process.env['CLOCK_OFFSET_MS'] ?? 0);
const settings = readConfig(process.env, demo);
if (!settings.ok) throw new Error(settings.errors.join('; '));

const fail = (error: Error) => {
  throw error;
};
// End with the test process, so that a killed test leaves no server behind.
process.once('disconnect', () => process.exit());
let passed = 0;
process.on('message', ({ advance }: { advance: number }) => {
  passed += advance;
});
const clock = {
  now: () => systemClock.now() + offset + passed,
  monotonic: () => systemClock.monotonic() + passed,
};
await startServer(settings.config, fail, { clock, siteDir: process.env['SITE_DIR'], demo });
// Write the compile cache now: tests end this process by signals, after which Node would not write it.
flushCompileCache();
process.send?.('ready');
