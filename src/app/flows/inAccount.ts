/** Does something with the account's draft; without its code, drafts stay in the browser alone. */
export const inAccount = <Answer>(
  act: (account: typeof import('./accountDraft.ts')) => Answer | Promise<Answer>,
): Promise<Answer | undefined> => import('./accountDraft.ts').then(act, () => undefined);
