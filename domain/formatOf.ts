/** The format of a refused file, apart from the form: it loads with the checks of a chosen file. */
import { fileTypes, formatName } from './fileTypes.ts';

const every = [...fileTypes.media, ...fileTypes.identity];

/**
 * The format of a file as people call it: by its media type, else by the ending of its name. Undefined if neither
 * says it, such as for a name that its content contradicts.
 */
export function formatOf(mime: string | undefined, name: string): string | undefined {
  const known = every.find((type) => type.mime === mime || type.also?.includes(mime ?? ''));
  if (known) return formatName(known.extension);
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined || every.some(({ extension }) => extension === ending)) return undefined;
  return formatName(ending);
}
