import { userInfo } from 'node:os';

/** The actor that the audit records for this command: `operator:<os user>`. */
export function operatorActor(): string {
  return `operator:${userInfo().username}`;
}
