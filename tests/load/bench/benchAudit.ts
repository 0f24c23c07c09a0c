import type { AuditPage } from '../../../domain/staff/staffContract.ts';
import { writeBeside } from '../../support/database/databases.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { auditFilters, layAudit, organisation } from '../clients/longAudit.ts';
import { quantiles } from '../clients/loadLoop.ts';
import { atMost, type Line } from '../measures/benchLine.ts';

const CALLS = 100;

/** Measures pages of the audit over 100,000 lines, with each filter, as an owner and as the operator. */
export async function benchAudit(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const now = Date.now();
  const cookie = await writeBeside({ dataDir: server.folder, databaseUrl: null }, (db) => layAudit(db, now));
  const read = async (path: string): Promise<AuditPage> => {
    const response = await fetch(`${server.adminOrigin}/staff/api${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as AuditPage;
  };
  const lines: Line[] = [];
  for (const [whose, path] of [
    ['owner', `/organisation/${organisation}/audit`],
    ['operator', '/audit'],
  ] as const) {
    for (const [what, queries] of Object.entries(auditFilters(now))) {
      await read(`${path}?${queries(0)}`);
      const waits: number[] = [];
      for (let call = 0; call < CALLS; call += 1) {
        const start = performance.now();
        await read(`${path}?${queries(call)}`);
        waits.push(performance.now() - start);
      }
      lines.push(atMost(`${whose}: ${what}, p95`, quantiles(waits).p95, 'ms', { floor: 100, aim: 50 }));
    }
  }
  await server.remove();
  return lines;
}
