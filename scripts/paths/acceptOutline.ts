import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '../../tests/flows/flow.ts';
import { outlineOf } from '../../tests/flows/outlineOf.ts';

const root = join(import.meta.dirname, '../..');

/** Records the present outline of a flow, whose difference a reviewer reads. @returns a message about it */
export function acceptOutline(flow: Flow): string {
  const file = `tests/flows/outlines/${flow.name}.txt`;
  writeFileSync(join(root, file), outlineOf(flow));
  return `kept ${file}`;
}
