import { userInfo } from 'node:os';

/** The audit's name of the user who runs this command: `operator:<os user>`. */
export function operatorActor(): string {
  return `operator:${userInfo().username}`;
}
