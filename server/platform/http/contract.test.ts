import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { operationsOf, readContract, registerContract } from './contract.ts';
import { schemaValidator } from './schemaValidator.ts';

it.each(['sawt', 'staff'] as const)(
  'every schema of the contract %s compiles, although a server compiles it late',
  async (name) => {
    const contract = readContract(name);
    const app = fastify();
    let compiled = 0;
    app.setValidatorCompiler<object>((part) => {
      const validate = schemaValidator(part);
      // A value of any kind makes it compile.
      validate(null);
      compiled += 1;
      return validate;
    });
    app.setSerializerCompiler(({ schema }) =>
      SerializerSelector()()({ schema, method: '', url: '', httpStatus: '' }),
    );
    const prefix = contract.servers[0].url;
    const ours = operationsOf(contract).filter(({ url }) => url.startsWith(`${prefix}/`));
    const handlers = Object.fromEntries(
      ours.map(({ operationId }) => [operationId, () => Promise.resolve()]),
    );
    await registerContract(app, contract, handlers, {});
    await app.ready();
    expect(compiled).toBeGreaterThan(ours.length / 2);
    await app.close();
  },
);
