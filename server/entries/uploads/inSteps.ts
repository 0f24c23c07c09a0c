/**
 * The pieces of a stream. Calls `next` with the number of bytes passed before each further `stepBytes`.
 * @throws the error of `next`, which ends the stream
 */
export async function* inSteps(
  source: AsyncIterable<Buffer>,
  stepBytes: number,
  next: (passed: number) => Promise<void>,
): AsyncGenerator<Buffer> {
  let passed = 0;
  let granted = stepBytes;
  for await (const chunk of source) {
    for (; passed + chunk.length > granted; granted += stepBytes) await next(granted);
    passed += chunk.length;
    yield chunk;
  }
}
