import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { plainTextKeyword, requestSchema } from './requestSchema.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addKeyword(plainTextKeyword);

/** The keywords of the schema with which validation refuses a text. */
function refusals(schema: object, text: unknown): string[] {
  const validate = ajv.compile(requestSchema(schema));
  validate(text);
  return (validate.errors ?? []).map(({ keyword }) => keyword).filter((keyword) => keyword !== 'if');
}

const word = { type: 'string', minLength: 2, maxLength: 5, pattern: '^[a-z]+$' };

describe('the schema of a request', () => {
  it('checks the length of a text before its pattern', () => {
    expect(refusals(word, 'A'.repeat(6))).toEqual(['maxLength']);
    expect(refusals(word, 'A')).toEqual(['minLength']);
    expect(refusals(word, 'AAA')).toEqual(['pattern']);
    expect(refusals(word, 'aaa')).toEqual([]);
  });

  it('applies to texts inside objects, lists and alternatives', () => {
    const list = { type: 'object', properties: { words: { type: 'array', items: { anyOf: [word] } } } };
    expect(refusals(list, { words: ['AAAAAA'] })).toEqual(['maxLength', 'anyOf']);
  });

  it('refuses a text with characters that no database stores', () => {
    expect(refusals({ type: 'string', maxLength: 9 }, 'a\0b')).toEqual(['plainText']);
    expect(refusals({ type: ['string', 'null'], maxLength: 9 }, '\ud800')).toEqual(['plainText']);
    expect(refusals({ type: ['string', 'null'], maxLength: 9 }, null)).toEqual([]);
  });

  it('ignores a text that is never stored as it comes', () => {
    expect(refusals({ type: 'string', maxLength: 9, 'x-any-characters': true }, 'a\0b')).toEqual([]);
  });
});
