/** What a service worker sees around it, as far as ours uses it: the types of pages do not know it. */

type Extendable = { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = Extendable & {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for while the worker started; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type WorkerEvents = { install: Extendable; activate: Extendable; fetch: FetchEvent };

type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { enable: () => Promise<void> } };
  readonly clients: { claim: () => Promise<void> };
  /** Not in every browser. */
  readonly cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> };
  readonly navigator: { readonly languages: readonly string[] };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
};

export const scope = globalThis as unknown as WorkerScope;
