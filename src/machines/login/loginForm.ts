import type { CredentialField, FieldErrors } from '../../../domain/accountRefusals.ts';
import type { Credentials } from './loginTypes.ts';

/** Both are required (specification section 5 "Login"). A password is taken letter for letter. */
export function credentialErrors({ civil_id, password }: Credentials): FieldErrors<CredentialField> {
  return {
    ...(civil_id.trim() === '' && { civil_id: { code: 'civilIdRequired' } }),
    ...(password === '' && { password: { code: 'passwordRequired' } }),
  };
}
