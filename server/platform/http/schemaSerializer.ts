import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { compiledOnce } from './compiledOnce.ts';

type Serialize = (reply: unknown) => string;

const build = SerializerSelector()();
const compile = compiledOnce<object, Serialize>((schema) =>
  build({ schema, method: '', url: '', httpStatus: '' }),
);

/** Writes the fields of the contract, and no other. */
export const schemaSerializer = ({ schema }: { schema: object }): Serialize => compile(schema);
