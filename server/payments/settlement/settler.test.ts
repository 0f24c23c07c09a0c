import { expect, it } from 'vitest';
import { unpaid } from '../../../tests/support/payments/pollers.ts';
import { cardOf } from '../orders/payerPseudonyms.ts';
import { orderOfSource, orderSource } from './orderSource.ts';
import { settler } from './settler.ts';

const pepper = Buffer.alloc(32, 7);

it('hands a paid session to the write with the pseudonym of its card, and says what came of it', async () => {
  const calls: unknown[] = [];
  const verdict = { verdict: 'known' } as const;
  const settle = settler({
    writer: {
      submit: (name, input) => {
        calls.push([name, input]);
        return Promise.resolve(verdict as never);
      },
    },
    gatewayId: 'sandbox',
    pepper,
    onSettled: (...settled) => calls.push(settled),
  });
  const reply = unpaid({ status: 'paid', invoice: 'i', paidAt: 8 });
  if (!reply.ok) throw new Error('there is no session');
  const card = { fingerprint: 'f', brand: 'visa', last4: '4242' };
  expect(await settle(reply.value, 9, 'd')).toEqual(verdict);
  expect(await settle({ ...reply.value, card }, 9, null)).toEqual(verdict);
  const input = {
    gateway: 'sandbox',
    sessionId: 'session',
    orderId: 'a',
    amountBaisa: 7_500,
    currency: 'OMR',
    invoice: 'i',
    card: null,
    paidAt: 8,
    sessionExpiresAt: reply.value.expiresAt,
    learnedAt: 9,
    delivery: 'd',
  };
  expect(calls).toEqual([
    ['settlePayment', input],
    [verdict, reply.value, 9],
    ['settlePayment', { ...input, card: cardOf(pepper, 'sandbox', 'f'), delivery: null }],
    [verdict, { ...reply.value, card }, 9],
  ]);
});

it('finds the order of a source of votes, and none for another channel', () => {
  expect(orderSource('a')).toBe('order:a');
  expect([orderOfSource('order:a'), orderOfSource('sms:order:'), orderOfSource('free:a')]).toEqual([
    'a',
    undefined,
    undefined,
  ]);
});
