import { userInfo } from 'node:os';

/** The name of this command's user in the audit: `operator:<os user>`. */
export function operatorActor(): string {
  return `operator:${userInfo().username}`;
}
