/**
 * Server-sent events as the bytes of one HTTP chunk, so that the same buffer goes to every client without a copy.
 * @param id the version of the board after the event
 * @param json without line breaks
 */
export function eventFrame(event: string, id: string, json: string | Buffer): Buffer {
  const head = `event: ${event}\nid: ${id}\ndata: `;
  const length = Buffer.byteLength(head) + Buffer.byteLength(json) + 2;
  return Buffer.concat([
    Buffer.from(`${length.toString(16)}\r\n${head}`),
    typeof json === 'string' ? Buffer.from(json) : json,
    Buffer.from('\n\n\r\n'),
  ]);
}

/** How long a browser waits before it opens a broken stream again (ms). */
export function retryFrame(milliseconds: number): Buffer {
  const text = `retry: ${milliseconds}\n\n`;
  return Buffer.from(`${text.length.toString(16)}\r\n${text}\r\n`);
}
