import { parseArgs } from 'node:util';
import type { Erased } from '../people/erasePerson.ts';
import { openImages } from '../platform/imageFiles.ts';
import type { Command, CommandSetting } from './command.ts';
import { readPerson } from './readPerson.ts';
import { removeObjects } from './removeObjects.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/**
 * Erases a person for good (Oman's personal data protection law). Without `--yes` it only reports what is
 * stored.
 */
export const eraseCommand: Command = async (args, { config, print }) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, reason: { type: 'string' } },
  });
  const [reference] = positionals;
  if (!reference || positionals.length > 1)
    throw new Error('Name one person: a user id, a civil id, an e-mail address, or a phone number with +.');
  const { person, holdings } = await readPerson(config, reference);
  if (!person) return say(print, 1, 'There is no account of this person.');
  if (!values.yes)
    return say(print, 1, `${holdings}.`, 'Nothing was erased. It cannot be taken back: say --yes to do it.');
  const input = { person, reason: values.reason ?? null };
  const erased = await submitWrite(config, 'erasePerson', input, operatorWrites.erasePerson);
  await removeFiles(config, erased);
  return say(print, 0, ...sentences(erased));
};

function say(print: (line: string) => void, code: number, ...lines: string[]): number {
  for (const line of lines) print(line);
  return code;
}

async function removeFiles(config: CommandSetting['config'], { objects, pictures }: Erased): Promise<void> {
  await removeObjects(config, objects);
  await openImages({ dataDir: config.dataDir, s3: config.s3 ?? null }).removePortraits(pictures);
}

const sentences = ({ entries, documents, objects, orders, messages, ledgerRows }: Erased): string[] => [
  `Erased: entries without a name ${entries}, identity documents ${documents}, files ${objects.length}, ` +
    `orders ${orders}, text messages ${messages}, rows of the ledger that nobody can open ${ledgerRows}.`,
  'Kept: votes and amounts, which name nobody now, for the result and for the accounts; and the audit, which knows a random id, for five years.',
  'Backups that were taken before still hold the person until they are thrown away.',
];
