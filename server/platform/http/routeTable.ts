import type { FastifyInstance } from 'fastify';
import { operationsOf, type ContractDocument } from './contract.ts';

/**
 * A route of one listener. `operation` is its name in a contract; null for a route outside them, such as a
 * page.
 */
export type Route = { listener: string; method: string; url: string; operation: string | null };

/** The registered routes of every listener. */
export class RouteTable {
  readonly #operations: Map<string, string>;
  readonly #routes: Route[] = [];

  constructor(contracts: readonly ContractDocument[]) {
    this.#operations = new Map(
      contracts
        .flatMap(operationsOf)
        .map(({ operationId, method, url }) => [keyOf(method, url), operationId]),
    );
  }

  /** Records the routes that are registered on an app from now on. */
  watch(app: FastifyInstance, listener: string): void {
    app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat())
        this.#routes.push({
          listener,
          method: each,
          url,
          operation: this.#operations.get(keyOf(each, url)) ?? null,
        });
    });
  }

  get routes(): readonly Route[] {
    return this.#routes;
  }

  /**
   * Checks that every operation of the contracts has a handler on some listener.
   * @param allowed operations that need no handler
   * @throws Error that names the operations without one
   */
  refuseMissing(allowed: readonly string[] = []): void {
    const answered = new Set([...allowed, ...this.#routes.map(({ operation }) => operation)]);
    const missing = [...this.#operations.values()].filter((operation) => !answered.has(operation));
    if (missing.length > 0) throw new Error(`No handler answers ${missing.join(', ')}.`);
  }
}

/** The key of a route; names of path parameters do not matter. */
const keyOf = (method: string, url: string) => `${method.toUpperCase()} ${url.replace(/\{\w+\}|:\w+/g, ':')}`;
