/**
 * The pieces of a stream. Before more than another `stepBytes` pass, `next` is asked with the number of bytes that have
 * passed. @throws what `next` throws, which ends the stream
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
