/** Does something with the account's draft; without its code, drafts stay in the browser alone. */
export const inAccount = (act: (account: typeof import('./accountDraft.ts')) => void | Promise<void>) =>
  import('./accountDraft.ts').then(act, () => {});
