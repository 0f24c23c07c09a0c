import { setTimeout as sleep } from 'node:timers/promises';
import { competitionAt } from '../../../support/catalogue/competitionAt.ts';
import { formOf, passport, person, song } from '../../../support/entries/entryForms.ts';
import type { CarrierServer } from '../../../support/outside/carrierServer.ts';
import { atMost, type Line } from '../../measures/benchLine.ts';
import type { NodePair } from './nodePair.ts';
import { untilTrue } from './untilTrue.ts';

const PEOPLE = 20;
/** How many forms are sent at once: fewer than one IP address may send. */
const AT_ONCE = 4;
/** Longer (ms) than the interval in which nodes look for due messages. */
const AFTERWARDS_MS = 5_000;

export type SignedUp = { civil_id: string; email: string; phone_number: string };

/**
 * Registers a new person with a recording.
 * @param origin of a node or of the balancer
 * @throws Error if the server refuses
 */
export async function signUp(origin: string): Promise<SignedUp> {
  const fields = person();
  const someone = { ...fields, phone_number: `+968${Number(fields.civil_id) + 20_000_000}` };
  const comp_id = await competitionAt(origin, 'player-of-the-season');
  const body = formOf({ ...someone, comp_id }, { media_file: song(), id_passport_url: passport() });
  const response = await fetch(`${origin}/api/signup`, { method: 'POST', body });
  if (!response.ok) throw new Error(`nobody signed up: ${await response.text()}`);
  return someone;
}

export const textsTo = ({ taken }: CarrierServer, people: readonly SignedUp[]): string[] => {
  const numbers = new Set(people.map(({ phone_number }) => phone_number));
  return taken
    .map(({ body }) => JSON.parse(body.toString()) as { to: string; text: string })
    .flatMap(({ to, text }) => (numbers.has(to) ? [text] : []));
};

/** Twenty people sign up through the balancer; each must get exactly one e-mail and one text message. */
export async function proveSignUps(pair: NodePair): Promise<{ lines: Line[]; people: SignedUp[] }> {
  const people: SignedUp[] = [];
  while (people.length < PEOPLE)
    people.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => signUp(pair.origin)))));
  const addresses = new Set(people.map(({ email }) => email));
  const mails = () => pair.mail.taken.filter(({ to }) => to.some((address) => addresses.has(address))).length;
  const texts = () => textsTo(pair.carrier, people).length;
  await untilTrue('everybody has a message', () => mails() >= PEOPLE && texts() >= PEOPLE);
  await sleep(AFTERWARDS_MS);
  return {
    people,
    lines: [
      atMost(`e-mails to ${PEOPLE} people who signed up`, mails(), '', { floor: PEOPLE }),
      atMost('text messages to them', texts(), '', { floor: PEOPLE }),
    ],
  };
}
