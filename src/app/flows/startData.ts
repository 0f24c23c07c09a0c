/** The answers that the server wrote into the first page, so that what it shows need not be asked for. */
type Start = { page: string; answers: Record<string, unknown> };
let start: Start | undefined;

/**
 * The answer to a call, by its path below the API's address; undefined where the server wrote none. Each is given once,
 * and none on another page: whoever comes back later wants what is true then.
 */
export function takeStart(path: string): unknown {
  const answers = startAnswers();
  const answer = answers[path];
  delete answers[path];
  return answer;
}

/** All that are still there, without taking them: what can be shown before anything is asked for. */
export function startAnswers(): Record<string, unknown> {
  start ??= { page: location.pathname, answers: read() };
  if (start.page !== location.pathname) start.answers = {};
  return start.answers;
}

/** The server's time (UTC ms) at which the page was painted; undefined where it was not, and on another page. */
export function startTime(): number | undefined {
  const at = document.getElementById('sawt-start')?.dataset['at'];
  return start?.page === location.pathname && at ? Number(at) : undefined;
}

/**
 * What time it is for the server (UTC ms), by the page that it has just sent; the device's own time where it painted
 * none, and where history kept the page, nobody knows for how long.
 */
export function startNow(): number {
  const painted = startTime();
  const [navigation] = performance.getEntriesByType('navigation');
  if (painted === undefined || navigation?.type === 'back_forward') return Date.now();
  return Math.round(painted + performance.now());
}

function read(): Record<string, unknown> {
  const text = document.getElementById('sawt-start')?.textContent;
  try {
    return JSON.parse(text ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}
