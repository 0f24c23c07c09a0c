/** Outcomes of the diagnostics page, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { ChosenLevel, DiagnosticsEvent, Log, Watched } from './diagnosticsMachine.ts';

const heard = (event: DiagnosticsEvent): AnyEventObject => event;

export function diagnosticsOutcomes(
  watched: Watched,
  logs: readonly Log[],
  levels: readonly ChosenLevel[],
): AnyEventObject[] {
  return [
    ...logs.map((log) => heard({ type: 'news.heard', watched, log })),
    ...levels.map((level) => heard({ type: 'level.chosen', level })),
    ...levels.map((level) => heard({ type: 'download.requested', level })),
    heard({ type: 'notice.closed' }),
    heard({ type: 'clearing.requested' }),
    heard({ type: 'clearing.confirmed' }),
    heard({ type: 'clearing.cancelled' }),
  ];
}
