import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import spdx from 'spdx-license-list/full.js';
import { root } from '../steps.mjs';
import type { Package } from './packages.ts';

const isLicense = (file: string) => /^(licen[sc]e|copying|notice|third-party)/i.test(file);
const isReadme = (file: string) => /^readme/i.test(file);

/**
 * The license texts of the packages, one after another.
 * @throws Error for a package without a license
 */
export const licensesOf = (packages: readonly Package[]): string =>
  packages.map((each) => section(each, textsOf(each))).join('\n');

/** The text of a license with this SPDX name; undefined for an unknown name. */
export const licenseText = (name: string): string | undefined => spdx[name]?.licenseText?.trim();

const line = '='.repeat(78);

/** The part about one package in the file of licenses. */
export const section = (
  { name, version, license }: Pick<Package, 'name' | 'version' | 'license'>,
  texts: readonly string[],
): string => `${line}\n${name} ${version} (${license ?? 'see below'})\n${line}\n${texts.join('\n\n')}\n`;

/**
 * The license texts of a package: its license files, else the known text of its license's name, else the
 * section of its readme.
 * @throws Error for a package that has none of these
 */
function textsOf({ name, license = '', location }: Package): string[] {
  const folder = join(root, location);
  const files = readdirSync(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim();
  const own = files.filter(isLicense).map(read);
  if (own.length > 0) return own;
  const known = licenseText(license);
  if (known !== undefined) return [known];
  const said = files
    .filter(isReadme)
    .map((file) => /^#+ licen[sc]e\b.*/ims.exec(read(file))?.[0])
    .filter((text) => text !== undefined);
  if (said.length === 0)
    throw new Error(`${name} has no license: no file, no known name, no word in its readme.`);
  return said;
}
