/** Types of the service worker's global scope, as far as it uses them; the DOM types lack them. */

type Extendable = { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = Extendable & {
  readonly request: Request;
  /** The navigation preload response; undefined without preload. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type WorkerEvents = { install: Extendable; activate: Extendable; fetch: FetchEvent };

type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { enable: () => Promise<void> } };
  readonly clients: { claim: () => Promise<void> };
  /** Missing in some browsers. */
  readonly cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> };
  readonly navigator: { readonly languages: readonly string[] };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
};

export const scope = globalThis as unknown as WorkerScope;
