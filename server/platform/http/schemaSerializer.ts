import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { compiledOnce } from './compiledOnce.ts';

type Serialize = (reply: unknown) => string;

const build = SerializerSelector()();
const compiledOf = compiledOnce<object, Serialize>((schema) =>
  build({ schema, method: '', url: '', httpStatus: '' }),
);

/** Writes the fields of a reply that the contract has, and leaves out all others. */
export const schemaSerializer = ({ schema }: { schema: object }): Serialize => {
  const compiled = compiledOf(schema);
  return (reply) => compiled()(reply);
};
