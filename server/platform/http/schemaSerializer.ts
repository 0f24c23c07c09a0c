import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { compiledOnce } from './compiledOnce.ts';

type Serialize = (reply: unknown) => string;

const build = SerializerSelector()();
const compile = compiledOnce<object, Serialize>((schema) =>
  build({ schema, method: '', url: '', httpStatus: '' }),
);

/** A reply holds what the contract says of it, and nothing else. */
export const schemaSerializer = ({ schema }: { schema: object }): Serialize => compile(schema);
