import { keepAnswer, keptAnswer } from './keptFiles.ts';
import type { FetchEvent } from './scope.ts';

/** A file whose name changes with its bytes: what is kept is never old. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await keptAnswer(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keepAnswer(request.url, answer.clone()));
  return answer;
}
