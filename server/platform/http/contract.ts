import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, RouteHandlerMethod, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { parse } from 'yaml';

/** Where the API lives below an origin (decision D35). */
export const API_PREFIX = '/api';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Response = { content?: Record<string, unknown> };
type Operation = { operationId: string; responses?: Record<string, Response> } & Record<string, unknown>;
type PathItem = { servers?: { url: string }[] } & Partial<Record<(typeof METHODS)[number], Operation>>;
export type ContractDocument = { paths: Record<string, PathItem> } & Record<string, unknown>;

/** What answers an operation, by its operationId. */
export type OperationHandlers = Record<string, RouteHandlerMethod | Partial<RouteOptions>>;

const contractPath = join(import.meta.dirname, '../../../openapi/sawt.yaml');
let known: ContractDocument | undefined;

/** The contract as it stands in openapi/sawt.yaml, references unresolved; read once, not to be changed. */
export function readContract(): ContractDocument {
  return (known ??= parse(readFileSync(contractPath, 'utf8')) as ContractDocument);
}

/**
 * Registers the named operations from the contract, which validates their requests and shapes their replies.
 * Operations without a handler here are registered by hand elsewhere (streams, signed bodies, health).
 * @throws when a handler names no operation of the contract, so that none can be forgotten by a misspelling
 */
export async function registerContract(
  app: FastifyInstance,
  contract: ContractDocument,
  handlers: OperationHandlers,
): Promise<void> {
  const paths = operationsOf(contract, new Set(Object.keys(handlers)));
  await app.register(openapiGlue, {
    specification: { ...contract, paths: onlyJson(structuredClone(paths)) },
    operationResolver: (operationId) => handlers[operationId] as RouteOptions,
    prefix: API_PREFIX,
  });
}

function operationsOf(contract: ContractDocument, wanted: Set<string>): ContractDocument['paths'] {
  const left = new Set(wanted);
  const paths: ContractDocument['paths'] = {};
  for (const [path, item] of Object.entries(contract.paths)) {
    if (item.servers) continue;
    const { ...kept } = item;
    for (const method of METHODS) {
      const operation = item[method];
      if (operation && !left.delete(operation.operationId)) delete kept[method];
    }
    if (METHODS.some((method) => kept[method])) paths[path] = kept;
  }
  if (left.size > 0) throw new Error(`The contract has no operation ${[...left].join(', ')}.`);
  return paths;
}

/** What is no JSON is written by hand, and needs no shaping. */
function onlyJson(paths: ContractDocument['paths']): ContractDocument['paths'] {
  const operations = Object.values(paths).flatMap((item) => METHODS.map((method) => item[method]));
  for (const response of operations.flatMap((operation) => Object.values(operation?.responses ?? {}))) {
    if (response.content && !response.content['application/json']) delete response.content;
  }
  return paths;
}
