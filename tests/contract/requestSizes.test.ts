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

/** Every text that a request can hold, by the name of its operation and its place. */
function textsIn(place: string, schema: Node): [place: string, schema: Node][] {
  const here: [string, Node][] = [schema['type']].flat().includes('string') ? [[place, schema]] : [];
  const properties = Object.entries((schema['properties'] ?? {}) as Node);
  return [...here, ...properties.flatMap(([name, each]) => textsIn(`${place}.${name}`, resolved(each)))];
}

const operations = Object.values(contract['paths'] as Record<string, Node>).flatMap((item) =>
  Object.values(item).filter((each): each is Node => (each as Node)['operationId'] !== undefined),
);
const texts = operations.flatMap((operation) => {
  const name = String(operation['operationId']);
  const parameters = ((operation['parameters'] ?? []) as unknown[]).map(resolved);
  const bodies = Object.values((resolved(operation['requestBody'])['content'] ?? {}) as Record<string, Node>);
  return [
    ...parameters.flatMap((each) => textsIn(`${name} ${String(each['name'])}`, resolved(each['schema']))),
    ...bodies.flatMap((each) => textsIn(name, resolved(each['schema']))),
  ];
});

describe('the contract', () => {
  it('says how long every text of a request may be', () => {
    const isBounded = ({ maxLength, enum: values, const: value, format }: Node) =>
      maxLength !== undefined || values !== undefined || value !== undefined || format === 'binary';
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(([, schema]) => !isBounded(schema)).map(([place]) => place)).toEqual([]);
  });
});
