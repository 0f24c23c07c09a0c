import { describe, expect, it } from 'vitest';
import { readContract } from '../../server/platform/http/contract.ts';

type Node = { [name: string]: unknown };

const contract = readContract() as unknown as Node;

function resolved(node: unknown): Node {
  const ref = (node as Node | undefined)?.['$ref'];
  if (typeof ref !== 'string') return (node ?? {}) as Node;
  const path = ref.slice('#/'.length).split('/');
  return resolved(path.reduce<unknown>((each, name) => (each as Node)[name], contract));
}

const keywords = ['properties', 'anyOf', 'oneOf', 'allOf'];

/** A schema and every schema inside it, each with its place: the operation and the path. */
function schemasIn(place: string, schema: Node): [place: string, schema: Node][] {
  const { items, additionalProperties } = schema;
  const inner: [string, unknown][] = [
    ...keywords.flatMap((keyword) => Object.entries((schema[keyword] ?? {}) as Node)),
    ...Object.entries({ items, additionalProperties }).filter(([, each]) => typeof each === 'object'),
  ];
  const below = inner.flatMap(([name, each]) => schemasIn(`${place}.${name}`, resolved(each)));
  return [[place, schema], ...below];
}

const operations = Object.values(contract['paths'] as Record<string, Node>).flatMap((item) =>
  Object.values(item).filter((each): each is Node => (each as Node)['operationId'] !== undefined),
);
const schemas = operations.flatMap((operation) => {
  const name = String(operation['operationId']);
  const parameters = ((operation['parameters'] ?? []) as unknown[]).map(resolved);
  const bodies = Object.values((resolved(operation['requestBody'])['content'] ?? {}) as Record<string, Node>);
  return [
    ...parameters.flatMap((each) => schemasIn(`${name} ${String(each['name'])}`, resolved(each['schema']))),
    ...bodies.flatMap((each) => schemasIn(name, resolved(each['schema']))),
  ];
});

describe('the contract', () => {
  const ofType = (type: string) => schemas.filter(([, schema]) => [schema['type']].flat().includes(type));

  it('limits the length of every text of a request', () => {
    const texts = ofType('string');
    const isBounded = ({ maxLength, enum: values, const: value, format }: Node) =>
      maxLength !== undefined || values !== undefined || value !== undefined || format === 'binary';
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(([, schema]) => !isBounded(schema)).map(([place]) => place)).toEqual([]);
  });

  it('limits the length of every list of a request', () => {
    const unbounded = ofType('array').filter(([, { maxItems }]) => maxItems === undefined);
    expect(unbounded.map(([place]) => place)).toEqual([]);
  });
});
