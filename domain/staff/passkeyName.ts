import { characterCount } from '../characterCount.ts';
import { oneLine, type ReadField } from '../person/field.ts';
import { PASSKEY_NAME_MAX_LENGTH } from './staffLimits.ts';

/** Reads the name that a person gives to a passkey, to tell it from others. The length counts characters. */
export function readPasskeyName(typed: string): ReadField<string, 'passkeyName'> {
  const value = oneLine(typed).normalize('NFC');
  const length = characterCount(value);
  return length > 0 && length <= PASSKEY_NAME_MAX_LENGTH ? { value } : { error: 'passkeyName' };
}
