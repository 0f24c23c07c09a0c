import { setTimeout as sleep } from 'node:timers/promises';

const paths = ['/vote?lng=ar', '/vote?lng=en', '/events?lng=ar', '/about?lng=en'];
const FILE = /\/assets\/[\w.@-]+\.(?:js|css|woff2)/g;

export type PageOpens = {
  /** How many pages loaded completely, by build. */
  readonly whole: { old: number; next: number };
  /** What failed, as sentences to print. */
  readonly failures: readonly string[];
  finish(): Promise<void>;
};

/** Opens pages at a steady rate, each with all scripts, styles and fonts that its HTML names. */
export function startPageOpens(origin: string, perSecond: number): PageOpens {
  const whole = { old: 0, next: 0 };
  const failures: string[] = [];
  const running = { goesOn: true };
  const open = async (path: string) => {
    const page = await read(`${origin}${path}`);
    const files = [...new Set(page.text.match(FILE))];
    const pieces = await Promise.all(files.map((file) => read(`${origin}${file}`)));
    const bad = [page, ...pieces].find(({ status }) => status !== 200);
    if (bad) failures.push(`${path}: ${bad.url} ${bad.status}`);
    else if (files.length === 0) failures.push(`${path} names no file`);
    else whole[files.some((file) => file.includes('-next')) ? 'next' : 'old'] += 1;
  };
  const work = async () => {
    const opened: Promise<void>[] = [];
    const start = performance.now();
    for (let count = 0; running.goesOn; count += 1) {
      await sleep(Math.max(0, start + (count / perSecond) * 1_000 - performance.now()));
      opened.push(open(paths[count % paths.length] ?? ''));
    }
    await Promise.all(opened);
  };
  const done = work();
  return {
    whole,
    failures,
    finish: () => {
      running.goesOn = false;
      return done;
    },
  };
}

async function read(url: string): Promise<{ url: string; status: number; text: string }> {
  try {
    const response = await fetch(url);
    return { url, status: response.status, text: await response.text() };
  } catch (error) {
    return { url, status: 0, text: String(error) };
  }
}
