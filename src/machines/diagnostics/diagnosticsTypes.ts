import type { Health } from '../../../domain/callMetrics.ts';
import type { LogEntry, LogLevel } from '../../../domain/logEntry.ts';

/** A measure of the page, as `LCP`; its value in milliseconds, of `CLS` in thousandths. */
export type Vital = { name: string; value: number; rating: string };

/** What is known of this visit. */
export type Watched = {
  isOnline: boolean;
  health: Health;
  requests: number;
  /** From 0 to 1. */
  errorRate: number;
  /** Milliseconds. */
  averageMs: number;
  /** Calls under way. */
  pending: number;
  vitals: readonly Vital[];
};

/** The log of this browser, the oldest first. */
export type Log = {
  entries: readonly LogEntry[];
  /** Whether entries outlive the page. */
  isKept: boolean;
};

/** Null for all levels. */
export type ChosenLevel = LogLevel | null;

export type DiagnosticsContext = {
  watched: Watched | null;
  log: Log;
  level: ChosenLevel;
  /** Of which there was nothing to download. */
  missing: ChosenLevel;
};

/** What is known of a visit at a moment. */
export type VisitNews = { watched: Watched; log: Log };

export type DiagnosticsEvent =
  | ({ type: 'news.heard' } & VisitNews)
  | { type: 'level.chosen'; level: ChosenLevel }
  | { type: 'download.requested'; level: ChosenLevel }
  | { type: 'notice.closed' }
  | { type: 'clearing.requested' }
  | { type: 'clearing.confirmed' }
  | { type: 'clearing.cancelled' };
