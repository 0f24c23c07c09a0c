/** Crash reports by Sentry's protocol; loaded only if a DSN is set. */
import { dedupeIntegration, type ErrorEvent, globalHandlersIntegration, init } from '@sentry/browser';

export type CrashSettings = { dsn: string; release: string; environment: string };

export function startCrashReports({ dsn, release, environment }: CrashSettings): void {
  init({
    dsn,
    release,
    environment,
    defaultIntegrations: false,
    integrations: [globalHandlersIntegration(), dedupeIntegration()],
    sendClientReports: false,
    beforeSend: withoutPersons,
  });
}

/**
 * Keeps only the kind of an error and its position in our own files. Messages and addresses may hold personal data, so
 * they never leave the browser.
 */
export function withoutPersons(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, release, environment, exception } = event;
  const values = (exception?.values ?? []).map(({ type, mechanism, stacktrace }) => ({
    type: /^[A-Z]\w{1,40}$/.test(type ?? '') ? type : 'Error',
    ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled } }),
    stacktrace: { frames: (stacktrace?.frames ?? []).map(ownPlace) },
  }));
  return {
    type: undefined,
    event_id,
    timestamp,
    platform,
    level,
    release,
    environment,
    exception: { values },
  };
}

type Frame = { filename?: string; function?: string; lineno?: number; colno?: number };

function ownPlace({ filename = '', function: name = '', lineno, colno }: Frame): Frame {
  const [own] = /\/assets\/[\w.-]+\.js$/.exec(filename) ?? [];
  return {
    filename: own ? `app://${own}` : 'elsewhere',
    ...(own && /^[\w$.<>]{1,60}$/.test(name) && { function: name }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
  };
}
