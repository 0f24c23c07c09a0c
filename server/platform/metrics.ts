import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

export type Metrics = {
  registry: Registry;
  countRequest(route: string, method: string, status: number): void;
  /** @param outcome as the contract's SmsOutcome, or that of another channel */
  countVotes(channel: string, outcome: string): void;
  /** @param outcome as the state that the work on a file ended in, or `postponed` */
  countMediaJob(outcome: string): void;
  /** Names a number that is read whenever the metrics are. */
  watch(name: string, help: string, read: () => number): void;
};

/** One set of metrics; event-loop delay, memory and CPU of the process are among them. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'sawt_http_requests_total',
    help: 'Requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const votes = new Counter({
    name: 'sawt_votes_total',
    help: 'Votes received by channel and outcome',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  const mediaJobs = new Counter({
    name: 'sawt_media_jobs_total',
    help: 'Files worked on by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const known = new Map<string, Counter.Internal>();
  return {
    registry,
    countRequest: (route, method, status) => {
      const key = `${status} ${method} ${route}`;
      let counter = known.get(key);
      if (!counter) known.set(key, (counter = requests.labels(route, method, String(status))));
      counter.inc();
    },
    countVotes: (channel, outcome) => votes.inc({ channel, outcome }),
    countMediaJob: (outcome) => mediaJobs.inc({ outcome }),
    watch: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: () => gauge.set(read()),
      });
    },
  };
}
