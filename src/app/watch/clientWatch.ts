/** The page's single call monitor, web vitals and log store. */
import { createActor } from 'xstate';
import { createClientMonitor } from '../../machines/clientMonitor/clientMonitorMachine.ts';
import { siteSettings } from '../siteSettings.ts';
import { createLogStore } from './logStore.ts';
import { createVitals } from './vitals.ts';

/** Delay (ms) in which log entries are batched. */
const TOGETHER_MS = 2_000;

export const logStore = createLogStore({
  environment: siteSettings.environment,
  now: () => Date.now(),
  later: (write) => void setTimeout(write, TOGETHER_MS),
  storage: () => localStorage,
});

export const clientMonitor = createActor(
  createClientMonitor(() => Date.now()).provide({
    actions: { writeNote: (_, note) => logStore.write(note) },
  }),
);

export const vitals = createVitals();
