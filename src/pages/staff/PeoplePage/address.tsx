/** The cell of an e-mail address. */
export const address = ({ email }: { email: string }) => <bdi dir="ltr">{email}</bdi>;
