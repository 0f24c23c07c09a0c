import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify, type FastifyInstance, type RouteHandlerMethod, type RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { bodyLimitOf } from './bodyLimit.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

type Response = { content?: Record<string, unknown> };
type Operation = { operationId: string; responses?: Record<string, Response> } & Record<string, unknown>;
type PathItem = { servers?: { url: string }[] } & Partial<Record<(typeof METHODS)[number], Operation>>;
type Components = Record<string, Record<string, unknown>>;
export type ContractDocument = {
  servers: [{ url: string }];
  paths: Record<string, PathItem>;
  components: Components;
} & Record<string, unknown>;

/** The contracts: of the public side, and of the staff side, which only the admin host serves. */
export type ContractName = 'sawt' | 'staff';

/** Request handlers, or routes with a handler, by operationId. */
export type OperationHandlers = Record<string, RouteHandlerMethod | Partial<RouteOptions>>;

const folder = join(import.meta.dirname, '../../../openapi');
const known = new Map<ContractName, ContractDocument>();

/**
 * The contract in openapi/<name>.yaml with references unresolved, as `npm run api` wrote it as JSON. It is read once and shared:
 * do not modify it.
 */
export function readContract(name: ContractName = 'sawt'): ContractDocument {
  const contract = known.get(name) ?? readFile(name);
  known.set(name, contract);
  return contract;
}

/** References of the staff side to parts of the public contract become its own, so that one document has them all. */
function readFile(name: ContractName): ContractDocument {
  const text = readFileSync(join(folder, `${name}.gen.json`), 'utf8').replaceAll('./sawt.yaml#', '#');
  const own = JSON.parse(text) as ContractDocument;
  if (name === 'sawt') return own;
  const { components } = readContract('sawt');
  const kinds = Object.keys(components).map((kind) => [
    kind,
    { ...components[kind], ...own.components[kind] },
  ]);
  return { ...own, components: Object.fromEntries(kinds) as Components };
}

/** The path before all paths of a contract. */
const prefixOf = (contract: ContractDocument) => contract.servers[0].url;

/**
 * Registers the operations that `handlers` names. The contract validates their requests and shapes their
 * replies. Other modules register the rest themselves (files, signed bodies, health);
 * `RouteTable.refuseMissing` finds a forgotten one.
 * @param refusals hooks of the budget to which refused requests with a body are charged
 * @throws when a handler names no operation of the contract, such as a misspelt one
 */
export async function registerContract(
  app: FastifyInstance,
  contract: ContractDocument,
  handlers: OperationHandlers,
  refusals: Pick<RouteOptions, 'onRequest' | 'onSend'>,
): Promise<void> {
  const routes = await routesOf(contract);
  const unknown = Object.keys(handlers).filter((operation) => !routes.has(operation));
  if (unknown.length > 0) throw new Error(`The contract has no operation ${unknown.join(', ')}.`);
  for (const [operation, answer] of Object.entries(handlers)) {
    const route = routes.get(operation)!;
    app.route({
      ...route,
      ...(route.bodyLimit !== undefined && refusals),
      ...(typeof answer === 'function' ? { handler: answer } : answer),
    });
  }
}

const read = new WeakMap<ContractDocument, Promise<Map<string, RouteOptions>>>();

/**
 * The routes of a contract by operationId. Cached for the listeners of a process: reading takes longer than
 * serving.
 */
function routesOf(contract: ContractDocument): Promise<Map<string, RouteOptions>> {
  const routes = read.get(contract) ?? readRoutes(contract);
  read.set(contract, routes);
  return routes;
}

async function readRoutes(contract: ContractDocument): Promise<Map<string, RouteOptions>> {
  const routes = new Map<string, RouteOptions>();
  const reader = fastify({ exposeHeadRoutes: false });
  reader.addHook('onRoute', ({ method, url, schema, handler, config }) => {
    const body = (
      schema as { body?: { content: Record<string, { schema: object } | undefined> } } | undefined
    )?.body;
    const { operationId } = config as { operationId: string };
    routes.set(operationId, {
      method,
      url,
      schema,
      handler,
      // A body of files has no limit here: its reader counts the bytes.
      ...(body && { bodyLimit: bodyLimitOf(body.content['application/json']?.schema ?? {}) }),
    });
  });
  await reader.register(openapiGlue, {
    specification: { ...contract, paths: onlyOurs(contract.paths) },
    operationResolver: (operationId) =>
      ({ handler: unanswered, config: { operationId } }) as object as RouteOptions,
    prefix: prefixOf(contract),
  });
  return routes;
}

const unanswered = () =>
  Promise.reject(new Error('A route of the contract was taken without what answers it.'));

/**
 * Leaves out paths outside the API's prefix, and the content of replies other than JSON, which need no
 * shaping.
 */
function onlyOurs(paths: ContractDocument['paths']): ContractDocument['paths'] {
  const ours = structuredClone(
    Object.fromEntries(Object.entries(paths).filter(([, { servers }]) => !servers)),
  );
  const operations = Object.values(ours).flatMap((item) => METHODS.map((method) => item[method]));
  for (const response of operations.flatMap((operation) => Object.values(operation?.responses ?? {}))) {
    if (response.content && !response.content['application/json']) delete response.content;
  }
  return ours;
}

/** An operation of a contract. `url` has the contract's prefix, except for the few paths that lie outside it. */
export type ContractOperation = { operationId: string; method: string; url: string };

/** Every operation of the contract, in its order. */
export function operationsOf(contract: ContractDocument): ContractOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      const url = item.servers ? path : `${prefixOf(contract)}${path}`;
      return operation ? [{ operationId: operation.operationId, method, url }] : [];
    }),
  );
}
