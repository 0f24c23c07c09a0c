/** What an attacker attacks, and the one `address` that the attack comes from. */
export type AttackTarget = { port: number; competition: string; address: string };

/** An attack, which runs until its process ends. */
export type Attack = (target: AttackTarget) => Promise<unknown>;
