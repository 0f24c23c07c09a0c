import type { BoardDelta } from '../../domain/contract.ts';
import { boardBody, type BoardBody } from './boardBody.ts';
import { noVersion, type BoardVersion } from './boardVersion.ts';
import type { BoardView } from './boardView.ts';
import { DeltaRing } from './deltaRing.ts';
import { BoardHistory } from './pieces/boardHistory.ts';

/** How many deltas are kept: a minute of changes at the highest rate. */
export const KEPT_DELTAS = 240;

/** The board of one competition in memory: its newest version and the latest deltas. */
export class LiveBoard {
  /** The latest versions, for callers that ask for one by name. */
  readonly history = new BoardHistory();
  readonly #deltas = new DeltaRing<BoardDelta>(KEPT_DELTAS, noVersion.version);
  /** How many votes were accepted for it and wait to be counted (decision D255). */
  waiting = 0;
  #current: BoardVersion = noVersion;
  #body: BoardBody | undefined;

  get current(): BoardVersion {
    return this.#current;
  }

  get view(): BoardView {
    return this.#current.view;
  }

  get version(): string {
    return this.#current.version;
  }

  /** The deltas after a version; undefined if the version is unknown or too old. */
  deltasAfter(version: string): readonly BoardDelta[] | undefined {
    return this.#deltas.after(version);
  }

  /** The JSON of the current board, made once for all readers. */
  get body(): BoardBody {
    return (this.#body ??= boardBody(this.view, this.version, this.#current.at));
  }

  /** Shows the version that follows the current one. */
  show(version: BoardVersion): void {
    this.history.push(version);
    this.#take(version);
  }

  /**
   * Shows the last of these versions, which follow one another but not the current one. Without any, shows
   * the empty board.
   */
  restart(versions: readonly BoardVersion[]): void {
    this.history.restart(versions);
    const [first = noVersion, ...later] = versions;
    this.#take({ ...first, votes: null });
    for (const version of later) this.#take(version);
  }

  #take(version: BoardVersion): void {
    this.#current = version;
    this.#body = undefined;
    if (version.votes)
      this.#deltas.push({ version: version.version, server_time: version.at, votes: [...version.votes] });
    else this.#deltas.skipTo(version.version);
  }
}
