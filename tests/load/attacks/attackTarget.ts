/** What an attacker aims at, and the one address that it comes from. */
export type AttackTarget = { port: number; competition: string; address: string };

/** Goes on until its process ends. */
export type Attack = (target: AttackTarget) => Promise<unknown>;
