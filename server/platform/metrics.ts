import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counters by their name in code. Labels have few values: never an id, an address or a person. */
const COUNTED = {
  votes: { name: 'sawt_votes_total', help: 'Votes counted, by channel', labels: ['channel'] },
  smsReceived: {
    name: 'sawt_sms_received_total',
    help: 'Text messages that operators handed over, by operator and outcome',
    labels: ['provider', 'outcome'],
  },
  smsDrained: {
    name: 'sawt_sms_drained_total',
    help: 'Text messages that were accepted first and counted or refused later, by operator and outcome',
    labels: ['provider', 'outcome'],
  },
  settlements: {
    name: 'sawt_payment_settlements_total',
    help: 'Paid sessions by what came of them',
    labels: ['verdict'],
  },
  gatewayCalls: {
    name: 'sawt_gateway_calls_total',
    help: 'Calls to the payment gateway by outcome',
    labels: ['gateway', 'call', 'outcome'],
  },
  messages: {
    name: 'sawt_messages_sent_total',
    help: 'Tries to send an e-mail or a text message, by outcome',
    labels: ['channel', 'outcome'],
  },
  uploads: { name: 'sawt_uploads_total', help: 'Uploads begun, finished and given up', labels: ['outcome'] },
  uploadBytes: { name: 'sawt_upload_bytes_total', help: 'Bytes that uploads brought', labels: [] },
  mediaJobs: { name: 'sawt_media_jobs_total', help: 'Files worked on by outcome', labels: ['outcome'] },
  writes: { name: 'sawt_writes_total', help: 'Writes by outcome', labels: ['outcome'] },
  requests: {
    name: 'sawt_http_requests_total',
    help: 'Requests by route, method and status',
    labels: ['route', 'method', 'status'],
  },
  refusals: {
    name: 'sawt_http_errors_total',
    help: 'Errors that were answered, by route and stable code',
    labels: ['route', 'code'],
  },
} as const;

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Histograms of durations in seconds, by their name in code. */
const TIMED = {
  requests: {
    name: 'sawt_http_request_duration_seconds',
    help: 'Time to answer a request, by route and method; of a stream until it ends',
    labels: ['route', 'method'],
  },
  writes: {
    name: 'sawt_write_duration_seconds',
    help: 'Time from handing a write over until it is on disk or refused',
    labels: [],
  },
  gatewayCalls: {
    name: 'sawt_gateway_call_duration_seconds',
    help: 'Time of a call to the payment gateway',
    labels: ['gateway', 'call'],
  },
} as const;

type Labels<Table, Name extends keyof Table> = Table[Name] extends { labels: readonly (infer Label)[] }
  ? Record<Label & string, string>
  : never;

export type Metrics = {
  registry: Registry;
  count<Name extends keyof typeof COUNTED>(
    name: Name,
    labels: Labels<typeof COUNTED, Name>,
    by?: number,
  ): void;
  time<Name extends keyof typeof TIMED>(
    name: Name,
    labels: Labels<typeof TIMED, Name>,
    seconds: number,
  ): void;
  /** Counts and times a request. Keeps the label sets, because most requests repeat one. */
  countRequest(route: string, method: string, status: number, seconds: number): void;
  /** Adds a gauge whose value is read at each scrape. */
  watch(name: string, help: string, read: () => number): void;
  /** Adds a gauge that is always 1, whose labels name a constant, such as the version. */
  name(name: string, help: string, labels: Record<string, string>): void;
};

/** Makes one set of metrics, with event-loop delay, memory and CPU of the process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counters = made(COUNTED, ({ name, help, labels }) => {
    return new Counter({ name, help, labelNames: [...labels], registers });
  });
  const timers = made(TIMED, ({ name, help, labels }) => {
    return new Histogram({ name, help, labelNames: [...labels], buckets: SECONDS, registers });
  });
  const known = new Map<string, { counter: Counter.Internal; timer: Histogram.Internal<string> }>();
  return {
    registry,
    count: (name, labels, by = 1) => counters[name].inc(labels, by),
    time: (name, labels, seconds) => timers[name].observe(labels, seconds),
    countRequest: (route, method, status, seconds) => {
      const key = `${status} ${method} ${route}`;
      let request = known.get(key);
      if (!request) {
        const counter = counters.requests.labels(route, method, String(status));
        known.set(key, (request = { counter, timer: timers.requests.labels(route, method) }));
      }
      request.counter.inc();
      request.timer.observe(seconds);
    },
    watch: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    name: (name, help, labels) =>
      new Gauge({ name, help, labelNames: Object.keys(labels), registers }).set(labels, 1),
  };
}

type Named = { name: string; help: string; labels: readonly string[] };

function made<Table extends Record<string, Named>, Metric>(
  table: Table,
  make: (each: Named) => Metric,
): Record<keyof Table, Metric> {
  const entries = Object.entries(table).map(([name, each]) => [name, make(each)]);
  return Object.fromEntries(entries) as Record<keyof Table, Metric>;
}
