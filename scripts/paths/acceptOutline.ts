import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '../../tests/flows/flow.ts';
import { outlineOf } from '../../tests/flows/outlineOf.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Stores the outline that a flow has now, so that a review shows how it changed.
 * @returns a message about it
 */
export function acceptOutline(flow: Flow): string {
  const file = `tests/flows/outlines/${flow.name}.txt`;
  writeFileSync(join(root, file), outlineOf(flow));
  return `kept ${file}`;
}
