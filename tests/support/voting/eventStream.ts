export type StreamEvent = { event: string; id: string; data: unknown };

export type EventStream = {
  status: number;
  /** Resolves with the next event; rejects if the stream ends before one. */
  next(): Promise<StreamEvent>;
  /** The events that were received but not read yet. */
  waiting(): readonly StreamEvent[];
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
};

/** Opens a stream of server-sent events over real HTTP. */
export async function openEventStream(
  url: string,
  headers: Record<string, string> = {},
): Promise<EventStream> {
  const controller = new AbortController();
  const response = await fetch(url, { headers, signal: controller.signal });
  const events: StreamEvent[] = [];
  const askers: PromiseWithResolvers<StreamEvent>[] = [];
  const take = (event: StreamEvent) => {
    const asker = askers.shift();
    if (asker) asker.resolve(event);
    else events.push(event);
  };
  const ended = follow(response, take).finally(() => {
    for (const asker of askers.splice(0)) asker.reject(new Error('the stream ended'));
  });
  return {
    status: response.status,
    next: () => {
      const event = events.shift();
      if (event) return Promise.resolve(event);
      const asker = Promise.withResolvers<StreamEvent>();
      askers.push(asker);
      return asker.promise;
    },
    waiting: () => events,
    ended: ended.catch(() => undefined),
    close: () => controller.abort(),
  };
}

async function follow(response: Response, take: (event: StreamEvent) => void): Promise<void> {
  if (!response.body) return;
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = `${text}${chunk}`.split('\n\n');
    text = blocks.pop() ?? '';
    for (const event of blocks.map(parse)) if (event) take(event);
  }
}

function parse(block: string): StreamEvent | undefined {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  const data = fields.get('data');
  if (data === undefined) return undefined;
  return { event: fields.get('event') ?? '', id: fields.get('id') ?? '', data: JSON.parse(data) };
}
