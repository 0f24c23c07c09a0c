import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '../../tests/flows/flow.ts';
import { outlineOf } from '../../tests/flows/outlineOf.ts';

const root = join(import.meta.dirname, '../..');

/** Keeps where a flow leads now; its difference is what a reviewer reads. @returns what was kept, in words */
export function acceptOutline(flow: Flow): string {
  const file = `tests/flows/outlines/${flow.name}.txt`;
  writeFileSync(join(root, file), outlineOf(flow));
  return `kept ${file}`;
}
