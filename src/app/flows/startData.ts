/** The answers that the server wrote into the first page, so that what it shows need not be asked for. */
let answers: Record<string, unknown> | undefined;

/**
 * The answer to a call, by its path below the API's address; undefined where the server wrote none. Each is given once:
 * whoever comes back to a page later wants what is true then.
 */
export function takeStart(path: string): unknown {
  answers ??= read();
  const answer = answers[path];
  delete answers[path];
  return answer;
}

function read(): Record<string, unknown> {
  const text = document.getElementById('sawt-start')?.textContent;
  try {
    return JSON.parse(text ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}
