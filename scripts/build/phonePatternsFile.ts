import metadata from 'libphonenumber-js/metadata.min.json';
import { countries } from '../../domain/countries.ts';

/** Where the metadata of a country holds the pattern of its national numbers. */
const PATTERN = 2;

type Metadata = {
  country_calling_codes: Record<string, readonly string[]>;
  countries: Record<string, readonly unknown[]>;
};

const { country_calling_codes: codes, countries: plans }: Metadata = metadata as never;

/** The first country of a dial code has the plan of them all. */
function patternOf(dialCode: string): string {
  const plan = plans[codes[dialCode.slice(1)]?.[0] ?? ''];
  const pattern = plan?.[PATTERN];
  if (typeof pattern !== 'string') throw new Error(`the metadata has no pattern for ${dialCode}`);
  return pattern;
}

/** The text of `domain/person/phonePatterns.gen.ts`, for the countries a candidate can come from. */
export function phonePatternsFile(): string {
  const lines = countries.map(({ dialCode }) => `  '${dialCode}': String.raw\`${patternOf(dialCode)}\`,\n`);
  return `/** Written by \`npm run phones\` from libphonenumber's metadata: the digits after each dial code. */
export const phonePatterns: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
}
