type Props = { civilId: string };

/**
 * Names the account to password managers, in forms that ask for a password without the civil id. Hidden, and
 * without a name, so that it is neither read out nor sent.
 */
export function UsernameField({ civilId }: Props) {
  return <input type="text" autoComplete="username" value={civilId} readOnly hidden />;
}
