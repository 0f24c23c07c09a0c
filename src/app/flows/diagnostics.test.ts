import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { clientMonitor, logStore } from '../watch/clientWatch.ts';
import { diagnosticsFlow, visitNews } from './diagnostics.ts';

let saved: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  saved = [];
  localStorage.clear();
  let blob = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return 'blob:logs';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob.text() });
  });
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 17, 4, 5), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  const actor = createActor(diagnosticsFlow, { input: visitNews() }).start();
  return { actor, context: () => actor.getSnapshot().context };
}

describe('the diagnostics', () => {
  it('leave no effect unprovided', () => {
    expect([unprovidedIn(diagnosticsFlow), unprovidedIn(clientMonitor.logic)]).toEqual([[], []]);
  });

  it('show log entries and figures as they arrive', () => {
    const { actor, context } = open();
    expect(context().log.entries).toEqual([]);
    clientMonitor.start();
    const call = { id: '1', method: 'GET', route: '/event', startedAt: 0, endedAt: 40, ending: 503 };
    clientMonitor.send({ type: 'call.ended', call });
    logStore.flush();
    expect(context().watched).toMatchObject({ requests: 1, errorRate: 1, averageMs: 40, health: 'degraded' });
    expect(context().log.entries.map(({ code }) => code)).toContain('server_error');
    actor.stop();
  });

  it('export a described file of one or all levels, and clear the log', async () => {
    logStore.clear();
    logStore.write({ level: 'INFO', code: 'visit_started' });
    logStore.write({ level: 'ERROR', code: 'script_error' });
    logStore.flush();
    const { actor, context } = open();
    actor.send({ type: 'download.requested', level: 'ERROR' });
    actor.send({ type: 'download.requested', level: null });
    const at = Date.now();
    const about = '{"app":"sawt","version":"","build":"","environment":"development"}\n';
    const error = `{"at":${at},"level":"ERROR","code":"script_error"}\n`;
    expect(await Promise.all(saved.map(async ({ name, text }) => [name, await text]))).toEqual([
      ['sawt-logs-error-2026-11-20T17-04-05Z.jsonl', about + error],
      [
        'sawt-logs-all-2026-11-20T17-04-05Z.jsonl',
        `${about}{"at":${at},"level":"INFO","code":"visit_started"}\n${error}`,
      ],
    ]);
    actor.send({ type: 'clearing.requested' });
    actor.send({ type: 'clearing.confirmed' });
    expect([context().log.entries, localStorage.length]).toEqual([[], 0]);
    actor.stop();
  });
});
