import { expect, it } from 'vitest';
import { type Examples, examples, exampleValues } from './exampleValues.ts';
import { filled } from './filled.ts';

const words = {
  ...(Object.fromEntries(examples.map((each) => [each, each])) as Examples),
  check: 'We check it.',
  round: 'It begins soon.',
};

it('joins the values of a mail as paragraphs and those of a text message as sentences', () => {
  const text = 'No.{{reason}}{{feeKept}}';
  expect(filled(text, exampleValues('rejected', 'mail', words))).toBe('No.\n\nreason\n\nfeeKept');
  expect(filled(text, exampleValues('rejected', 'sms', words))).toBe('No. reason feeKept');
  expect(filled('{{next}}See', exampleValues('approved', 'mail', words))).toBe('It begins soon.\n\nSee');
  expect(filled('{{next}}', exampleValues('received', 'sms', words))).toBe('We check it.');
});

it('encloses names', () => {
  expect(exampleValues(null, 'sms', words)['name']).toBe('\u2068name\u2069');
});
