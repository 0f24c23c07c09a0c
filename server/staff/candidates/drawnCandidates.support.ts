/** Candidates drawn at random who share phone numbers, portraits and documents, and who is a duplicate by the definition alone. */
import * as fc from 'fast-check';

/** What a candidate of a drawn season has; competitions are numbers, of which the last is of another organisation. */
type Drawn = {
  phone: number | null;
  portrait: number | null;
  entries: { of: number; document: number | null }[];
};
export type Laid = Drawn & { id: string; ids: string[] };

const FOREIGN = 2;
const mark = fc.option(fc.nat(9), { freq: 4 });
const season = fc.uniqueArray(fc.record({ of: fc.nat(FOREIGN), document: mark }), {
  minLength: 1,
  selector: ({ of }) => of,
});
export const drawn = fc.sample(fc.record({ phone: mark, portrait: mark, entries: season }), {
  seed: 251,
  numRuns: 24,
}) as Drawn[];

export const phoneOf = (number: number | null) => (number === null ? null : `+9689123450${number}`);
export const hashOf = (number: number | null) => (number === null ? null : String(number).repeat(64));
export const portraitOf = (number: number | null) =>
  number === null ? null : `/images/${number}0f-160.webp`;

/** The same answer from the definition alone: whom a reader of these competitions finds, and why. */
export function duplicatesIn(laid: readonly Laid[], seen: readonly number[], of: Laid) {
  const documents = ({ entries }: Drawn) =>
    entries
      .filter((entry) => seen.includes(entry.of) && entry.document !== null)
      .map((entry) => entry.document);
  return laid
    .filter((other) => other.id !== of.id && other.entries.some((entry) => seen.includes(entry.of)))
    .map((other) => ({
      id: other.id,
      why: [
        ...(other.phone !== null && other.phone === of.phone ? ['phone'] : []),
        ...(documents(other).some((each) => documents(of).includes(each)) ? ['document'] : []),
        ...(other.portrait !== null && other.portrait === of.portrait ? ['portrait'] : []),
      ],
      entries: other.ids.filter((_, index) => seen.includes(other.entries[index]!.of)),
    }))
    .filter(({ why }) => why.length > 0);
}
