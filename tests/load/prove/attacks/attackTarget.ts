/** The server and competition to attack, and the one IP address that the attack comes from. */
export type AttackTarget = { port: number; competition: string; address: string };

/** An attack, which goes on until its process is killed. */
export type Attack = (target: AttackTarget) => Promise<unknown>;
