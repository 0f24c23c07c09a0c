/** Start data: API answers that the server wrote into the first page. */
type Start = { page: string; answers: Record<string, unknown> };
let start: Start | undefined;

/**
 * The answer of a call, by its path relative to the API; undefined if the server wrote none. Each answer is returned
 * once and only on the first page, because later visits need current data.
 */
export function takeStart(path: string): unknown {
  const answers = startAnswers();
  const answer = answers[path];
  delete answers[path];
  return answer;
}

/** All answers not taken yet, for the first render. */
export function startAnswers(): Record<string, unknown> {
  start ??= { page: location.pathname, answers: read() };
  if (start.page !== location.pathname) start.answers = {};
  return start.answers;
}

/** Server time (UTC ms) of the rendering; undefined without start data and after the first page. */
export function startTime(): number | undefined {
  const at = document.getElementById('sawt-start')?.dataset['at'];
  return start?.page === location.pathname && at ? Number(at) : undefined;
}

/**
 * The server's time (UTC ms), from the rendered page; the device's time if there is none or if the page came from the
 * back/forward cache.
 */
export function startNow(): number {
  const renderedAt = startTime();
  const [navigation] = performance.getEntriesByType('navigation');
  if (renderedAt === undefined || navigation?.type === 'back_forward') return Date.now();
  return Math.round(renderedAt + performance.now());
}

function read(): Record<string, unknown> {
  const text = document.getElementById('sawt-start')?.textContent;
  try {
    return JSON.parse(text ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}
