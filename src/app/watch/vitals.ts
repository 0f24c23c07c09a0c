/** Web vitals of the page. */
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { LogNote } from '../../../domain/logEntry.ts';
import type { Vital } from '../../machines/diagnostics/diagnosticsMachine.ts';

const THOUSANDTHS = 1_000;

/** Collects the web vitals, in the order of their first measurement. */
export function createVitals() {
  const measured = new Map<string, Vital>();
  const written = new Map<string, number>();
  const listeners = new Set<() => void>();
  const take = ({ name, value, rating }: MetricType) => {
    measured.set(name, { name, value: Math.round(name === 'CLS' ? value * THOUSANDTHS : value), rating });
    for (const listener of listeners) listener();
  };
  return {
    /** Starts measuring; the browser reports earlier values too. */
    watch(): void {
      for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(take, { reportAllChanges: true });
    },
    read: (): Vital[] => [...measured.values()],
    /** Changes since the last call, as log notes. */
    news(): LogNote[] {
      const changed = [...measured.values()].filter(({ name, value }) => written.get(name) !== value);
      for (const { name, value } of changed) written.set(name, value);
      return changed.map((vital) => ({ level: 'INFO', code: 'web_vital', fields: vital }));
    },
    /** @returns unsubscribe */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
