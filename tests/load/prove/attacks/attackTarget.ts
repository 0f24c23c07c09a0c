/** An attacker's target, and its one address. */
export type AttackTarget = { port: number; competition: string; address: string };

/** Runs until its process ends. */
export type Attack = (target: AttackTarget) => Promise<unknown>;
