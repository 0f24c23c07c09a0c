/**
 * `node tests/load/killTest.ts [kills]`: kills the counting process (kill -9) at 500 votes a second, again
 * and again. No acknowledged vote may be lost or count twice.
 */
import { killRun } from '../support/database/killRun.ts';

const READY_WITHIN_MS = 5_000;

const report = await killRun({ kills: Number(process.argv[2] ?? 20), votesPerLife: 1_000, rate: 500 });
console.log(report);
const good = report.lost === 0 && report.doubled === 0 && report.error === null;
process.exitCode = good && report.slowestReadyMs < READY_WITHIN_MS ? 0 : 1;
