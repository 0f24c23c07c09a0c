/** Starts logging, crash reports and web vitals after the page (specification section 7, "Start-up"). */
import { apiBase } from '../../api/apiBase.ts';
import { watchCalls } from '../../api/watchCalls.ts';
import { siteSettings } from '../siteSettings.ts';
import { clientMonitor, logStore, vitals } from './clientWatch.ts';
import { watchScriptErrors } from './scriptErrors.ts';

export function startWatch(): void {
  logStore.write({ level: 'INFO', code: 'visit_started' });
  watchScriptErrors((note) => logStore.write(note));
  clientMonitor.start();
  watchCalls(apiBase(), (news) => clientMonitor.send(news));
  vitals.watch();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) writeAll();
  });
  addEventListener('pagehide', writeAll);
  const { dsn, version, build, environment } = siteSettings;
  if (dsn === '') return;
  import('./crashReports.ts').then(
    ({ startCrashReports }) => startCrashReports({ dsn, release: `${version}+${build}`, environment }),
    // The page works without crash reports.
    () => logStore.write({ level: 'WARNING', code: 'crash_reports_missing' }),
  );
}

/** A hidden page may be closed without further events. */
function writeAll(): void {
  for (const note of vitals.news()) logStore.write(note);
  logStore.flush();
}
