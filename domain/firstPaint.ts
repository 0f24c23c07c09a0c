import type { Language } from './localized.ts';
import type { Screen } from './screenWords.ts';

/** The API's answers that a page starts with, by the path of the call below the API's address. */
export type StartData = Readonly<Record<string, unknown>>;

/** A page for the server to render. */
export type RenderedPage = {
  screen: Screen;
  /** Whether something is at the address. */
  found: boolean;
  /** Path of the address, percent-encoded. */
  path: string;
  /** The competition in its query. */
  competition?: string | undefined;
  startData: StartData;
  /** The server's time (UTC ms). */
  now: number;
  supportEmail: string;
  /** Address of the API, without a slash at the end. */
  apiBase: string;
};

/** Renders a page to the HTML that the browser hydrates; empty if only the browser can render it. */
export type PaintPage = (page: RenderedPage, language: Language) => string;
