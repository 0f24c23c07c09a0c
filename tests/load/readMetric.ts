import type { ServerProcess } from '../support/serverProcess.ts';

/** One unlabelled metric of a running server. */
export async function readMetric(server: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(server.metricsUrl)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? Number.NaN : Number(line.slice(name.length + 1));
}
