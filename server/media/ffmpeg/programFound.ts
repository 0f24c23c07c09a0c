import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a program is there and may be run, by its path or its name; false for null. It is not started. */
export function programFound(program: string | null, path = process.env['PATH'] ?? ''): boolean {
  if (program === null) return false;
  const places = program.includes('/') ? [program] : path.split(delimiter).map((each) => join(each, program));
  return places.some((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
