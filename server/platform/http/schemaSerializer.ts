import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { compiledOnce } from './compiledOnce.ts';

type Serialize = (reply: unknown) => string;

const build = SerializerSelector()();
/** Compiles a schema with its first reply: compiling all of them would take most of the start. */
const compile = compiledOnce<object, Serialize>((schema) => {
  let serialize: Serialize | undefined;
  return (reply) =>
    (serialize ??= build({ schema, method: '', url: '', httpStatus: '' }) as Serialize)(reply);
});

/** Writes the fields of a reply that the contract has, and leaves out all others. */
export const schemaSerializer = ({ schema }: { schema: object }): Serialize => compile(schema);
