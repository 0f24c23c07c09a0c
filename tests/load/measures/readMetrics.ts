import type { ServerProcess } from '../../support/servers/serverProcess.ts';

/**
 * Reads the values of metrics without labels in one request, because each reading resets the server's
 * event-loop delay. NaN for a metric that is missing.
 */
export async function readMetrics(server: ServerProcess, ...names: string[]): Promise<number[]> {
  const lines = (await (await fetch(server.metricsUrl)).text()).split('\n');
  return names.map((name) => {
    const line = lines.find((each) => each.startsWith(`${name} `));
    return line === undefined ? Number.NaN : Number(line.slice(name.length + 1));
  });
}
