import { expect, it } from 'vitest';
import { orderReferenceIn } from './orderReference.ts';

const number = 'Ab3_-'.padEnd(22, '9');

it.each([
  number,
  `  ${number}\n`,
  `\u2066${number}\u2069`,
  `https://sawt.example/receipt/${number}`,
  `https://sawt.example/receipt/${number}?lang=ar`,
])('finds the number in %j', (typed) => {
  expect(orderReferenceIn(typed)).toBe(number);
});

it.each([
  '',
  number.slice(1),
  `${number}9`,
  `${number.slice(1)} `,
  `sawt.example/receipt/${number}`,
  'voter@example.om',
  '+96891234567',
  `https://sawt.example/order/${number}`,
  'https://sawt.example/receipt/',
])('finds none in %j', (typed) => {
  expect(orderReferenceIn(typed)).toBeUndefined();
});
