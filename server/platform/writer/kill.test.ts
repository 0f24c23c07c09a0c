import { describe, expect, it } from 'vitest';
import { killRun } from '../../../tests/support/database/killRun.ts';

describe('a process that is killed while it counts 500 votes a second', () => {
  it('lost nothing acknowledged, counted nothing twice, and is back within 5 s', async () => {
    const report = await killRun({ kills: 3, votesPerLife: 250, rate: 500 });
    expect(report).toEqual({
      kills: 3,
      acknowledged: expect.any(Number),
      lost: 0,
      doubled: 0,
      error: null,
      slowestReadyMs: expect.any(Number),
    });
    expect(report.acknowledged).toBeGreaterThan(400);
    expect(report.slowestReadyMs).toBeLessThan(5_000);
  });
});
