import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import spdx from 'spdx-license-list/full.js';
import { root } from '../steps.mjs';
import type { Package } from './packages.ts';

const isLicense = (file: string) => /^(licen[sc]e|copying|notice|third-party)/i.test(file);
const isReadme = (file: string) => /^readme/i.test(file);

/** License texts of the packages, one after another. @throws Error for a package without a license */
export const licensesOf = (packages: readonly Package[]): string =>
  packages.map((each) => section(each, textsOf(each))).join('\n');

/** The text of a license by its SPDX name; undefined for an unknown name. */
export const licenseText = (name: string): string | undefined => spdx[name]?.licenseText?.trim();

const line = '='.repeat(78);

/** The part of the license list about one package. */
export const section = (
  { name, version, license }: Pick<Package, 'name' | 'version' | 'license'>,
  texts: readonly string[],
): string => `${line}\n${name} ${version} (${license ?? 'see below'})\n${line}\n${texts.join('\n\n')}\n`;

/**
 * The license texts of a package: its own files, else the text that its license's name stands for, else its
 * readme's section. @throws Error for a package with none of them
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
