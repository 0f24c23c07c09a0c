/** Addresses of the public ledger's files, and of the program that recounts them. @param base address of the API */
export const ledgerFiles = (base: string) => ({
  ledgerHref: `${base}/voter/ledger`,
  checkpointsHref: `${base}/voter/checkpoints?from=1`,
  scriptHref: '/recount.mjs',
});
