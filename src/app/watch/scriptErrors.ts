/** Logs uncaught errors by kind and position in our own files; messages may hold personal data. */
import type { LogNote } from '../../../domain/logEntry.ts';

const PLACE = /\/assets\/[\w.-]+\.js:\d+:\d+/;

export function watchScriptErrors(write: (note: LogNote) => void): void {
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    write(noteOf('script_error', error, `${filename}:${lineno}:${colno}`)),
  );
  addEventListener('unhandledrejection', ({ reason }) => write(noteOf('promise_rejected', reason, '')));
}

function noteOf(code: string, error: unknown, place: string): LogNote {
  const { name, stack = '' } = error instanceof Error ? error : { name: undefined };
  const file = (PLACE.exec(place) ?? PLACE.exec(stack))?.[0];
  return { level: 'ERROR', code, fields: { name, file } };
}
