import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orders } from '../../../tests/support/checkout/checkoutWorld.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { answerJson, startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';

let server: TinyServer;
const api = document.createElement('meta');
beforeEach(async () => {
  server = await startTinyServer((_, response) => answerJson(response, 200, orders.settled));
  Object.assign(api, { name: 'sawt-api', content: server.base });
  document.head.append(api);
  // Modules read the address of the API once, so each test loads them again.
  vi.resetModules();
});
afterEach(async () => {
  api.remove();
  history.replaceState(null, '', '/');
  await server.close();
});

it('shows the outcome of the order in the address until it is hidden, also after a reload', async () => {
  history.replaceState(null, '', `/vote?lng=en&order=${orders.settled.id}#list`);
  const { default: OrderReturnScreen } = await import('./OrderReturnScreen.tsx');
  renderInLanguage('en', <OrderReturnScreen />);
  await waitFor(() => expect(screen.getByText('Your votes have been added')).toBeVisible());
  expect(server.requests.map(({ url }) => url)).toEqual([`/api/voter/order/${orders.settled.id}`]);
  fireEvent.click(screen.getByRole('button', { name: 'Hide what became of the order' }));
  expect(location.pathname + location.search + location.hash).toBe('/vote?lng=en#list');
  expect(screen.queryByText('Your votes have been added')).toBeNull();
});
