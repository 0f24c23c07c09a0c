import { expect, it } from 'vitest';
import { receipt } from '../../tests/support/payments/orderFixtures.ts';
import { receiptPages } from './receiptPage.ts';

const path = `/receipt/${receipt.code}`;
const shown = async (read: Parameters<typeof receiptPages>[0]) => {
  const page = await receiptPages(read)(path);
  return [page.found, page.isPrivate, page.facts('en', 0).startData];
};

it('starts with the receipt of its code, for its payer alone', async () => {
  expect(await shown(async (code) => (code === receipt.code ? receipt : undefined))).toEqual([
    true,
    true,
    { [`/voter/receipt/${receipt.code}`]: receipt },
  ]);
});

it('is not found where no receipt has the code', async () => {
  expect(await shown(async () => undefined)).toEqual([false, true, {}]);
});

it('is left to the browser where the receipt cannot be read', async () => {
  expect(await shown(() => Promise.reject(new Error('no database')))).toEqual([true, true, {}]);
});
