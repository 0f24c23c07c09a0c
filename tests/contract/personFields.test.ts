import { expect, it } from 'vitest';
import { CIVIL_ID_MAX_LENGTH, CIVIL_ID_MIN_LENGTH, readCivilId } from '../../domain/person/civilId.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../../domain/person/email.ts';
import { PHONE_MAX_JOINED_DIGITS, PHONE_MIN_DIGITS } from '../../domain/person/phone.ts';
import { contract } from '../support/servers/contract.ts';

type Text = { maxLength: number; pattern: string };
type Schemas = {
  schemas: { VoteRequest: { properties: Record<'email' | 'phone_number' | 'civil_id', Text> } };
};

const { schemas } = contract['components'] as Schemas;
const { email, phone_number, civil_id } = schemas.VoteRequest.properties;

it('the contract states the limits of each personal field', () => {
  expect(email).toMatchObject({ maxLength: EMAIL_MAX_LENGTH, pattern: EMAIL_PATTERN.source });
  const digits = `{${PHONE_MIN_DIGITS},${PHONE_MAX_JOINED_DIGITS}}`;
  const number = { maxLength: PHONE_MAX_JOINED_DIGITS + 1, pattern: `^(?:\\+?[0-9]${digits})?$` };
  expect(phone_number).toMatchObject(number);
  const length = `{${CIVIL_ID_MIN_LENGTH},${CIVIL_ID_MAX_LENGTH}}`;
  const document = { maxLength: CIVIL_ID_MAX_LENGTH, pattern: `^(?:[A-Za-z0-9/-]${length})?$` };
  expect(civil_id).toMatchObject(document);
});

it.each(['12-345/6', 'ab123'])('the contract takes the civil id %s in both forms', (typed) => {
  const read = readCivilId(typed);
  const pattern = new RegExp(civil_id.pattern);
  expect([typed, 'value' in read ? read.value : ''].every((each) => pattern.test(each))).toBe(true);
});
