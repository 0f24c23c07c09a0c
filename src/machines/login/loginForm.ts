import type { CredentialField, Faults } from '../../../domain/accountRefusals.ts';
import type { Credentials } from './loginTypes.ts';

/** Both are required (specification section 5 "Login"). A password is taken letter for letter. */
export function credentialFaults({ civil_id, password }: Credentials): Faults<CredentialField> {
  return {
    ...(civil_id.trim() === '' && { civil_id: { problem: 'civilIdRequired' } }),
    ...(password === '' && { password: { problem: 'passwordRequired' } }),
  };
}
