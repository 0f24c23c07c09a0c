/** Real effects of the diagnostics. */
import { type AnyEventObject, fromCallback } from 'xstate';
import { logLines } from '../../../domain/logEntry.ts';
import {
  type ChosenLevel,
  diagnosticsMachine,
  entriesOf,
  type VisitNews,
} from '../../machines/diagnostics/diagnosticsMachine.ts';
import { siteSettings } from '../siteSettings.ts';
import { saveFile } from './saveFile.ts';
import { clientMonitor, logStore, vitals } from '../watch/clientWatch.ts';

const watchVisit = fromCallback<AnyEventObject>(({ sendBack }) => {
  const sendNews = () => sendBack({ type: 'news.heard', ...visitNews() });
  const monitored = clientMonitor.subscribe(sendNews);
  const ends = [vitals.subscribe(sendNews), logStore.subscribe(sendNews), () => monitored.unsubscribe()];
  const events = ['online', 'offline', 'storage'] as const;
  for (const type of events) window.addEventListener(type, sendNews);
  sendNews();
  return () => {
    for (const end of ends) end();
    for (const type of events) window.removeEventListener(type, sendNews);
  };
});

export function visitNews(): VisitNews {
  const { value, context } = clientMonitor.getSnapshot();
  const { requests, failures, ms } = context.visit;
  return {
    watched: {
      isOnline: navigator.onLine,
      health: value.health,
      requests,
      errorRate: requests === 0 ? 0 : failures / requests,
      averageMs: requests === 0 ? 0 : ms / requests,
      pending: context.pending.length,
      vitals: vitals.read(),
    },
    log: { entries: logStore.read(), isKept: logStore.isKept() },
  };
}

/** @param now UTC milliseconds */
const fileName = (level: ChosenLevel, now: number): string => {
  const moment = `${new Date(now).toISOString().slice(0, -'.000Z'.length).replace(/:/g, '-')}Z`;
  return `sawt-logs-${(level ?? 'all').toLowerCase()}-${moment}.jsonl`;
};

export const diagnosticsFlow = diagnosticsMachine.provide({
  actors: { watchVisit },
  actions: {
    saveLogs: ({ context }, { level }) => {
      const { version, build, environment } = siteSettings;
      const about = `${JSON.stringify({ app: 'sawt', version, build, environment })}\n`;
      const lines = about + logLines(entriesOf(context.log.entries, level));
      saveFile(new Blob([lines], { type: 'application/x-ndjson' }), fileName(level, Date.now()));
    },
    clearLogs: () => logStore.clear(),
  },
});
