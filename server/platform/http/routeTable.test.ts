import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { ContractDocument } from './contract.ts';
import { RouteTable } from './routeTable.ts';

const contract: ContractDocument = {
  servers: [{ url: '/api' }],
  components: {},
  paths: {
    '/event/{eventId}': { get: { operationId: 'readEvent' } },
    '/uploads': { options: { operationId: 'describeUploads' } },
    '/pay': { servers: [{ url: '/' }], get: { operationId: 'redirectToCheckout' } },
  },
};
const answer = async () => 'done';

function watchedTable() {
  const [site, admin] = [fastify({ exposeHeadRoutes: false }), fastify({ exposeHeadRoutes: false })];
  const table = new RouteTable([contract]);
  table.watch(site, 'site');
  table.watch(admin, 'admin');
  return { site, admin, table };
}

it('names each route by its operation, whatever its parameters are called', () => {
  const { site, admin, table } = watchedTable();
  site.get('/api/event/:id', answer);
  site.get('/*', answer);
  admin.get('/pay', answer);
  expect(table.routes).toEqual([
    { listener: 'site', method: 'GET', url: '/api/event/:id', operation: 'readEvent' },
    { listener: 'site', method: 'GET', url: '/*', operation: null },
    { listener: 'admin', method: 'GET', url: '/pay', operation: 'redirectToCheckout' },
  ]);
});

it('refuses a contract with operations that no listener answers', () => {
  const { site, table } = watchedTable();
  site.get('/api/event/:id', answer);
  expect(() => table.refuseMissing()).toThrow('No handler answers describeUploads, redirectToCheckout.');
});

it('accepts a contract whose operations are answered or allowed to be missing', () => {
  const { site, admin, table } = watchedTable();
  site.get('/api/event/:id', answer);
  site.options('/api/uploads', answer);
  admin.post('/pay', answer);
  expect(() => table.refuseMissing(['redirectToCheckout'])).not.toThrow();
});
