import { foldedWords } from '../foldedWords.ts';
import { textSearch } from '../textSearch.ts';
import { type Desk, deskAddress, type DeskSection } from './deskOf.ts';
import { type FoundRecord, recordSections } from './foundRecords.ts';
import { orderReferenceIn } from './orderReference.ts';
import type { Role, StaffList } from './staffContract.ts';
import { staffPaths } from './staffPaths.ts';

/** Where the command palette leads. */
export type PaletteTarget =
  | { kind: 'section'; id: DeskSection; href: string }
  | { kind: 'order'; id: string; href: string }
  | { kind: 'organisation'; id: string; name_ar: string; name_en: string | null }
  | { kind: 'person'; id: string; name: string; email: string; roles: readonly Role[]; href: string }
  | (FoundRecord & { href: string });

/** More people than this are found by another letter sooner than by reading. */
export const MOST_PEOPLE = 8;

/**
 * What the command palette offers for a text. For the number of an order or its receipt: that order, which its list
 * finds or not, and the records with this number. Without a text: the pages, and the organisations that are not chosen.
 * @param people of the organisation, once they are loaded
 * @param records that the server found for the text
 * @param labelOf the words of a section, in which a search looks, as in its path
 */
export function paletteTargets(
  desk: Desk,
  { people, found: records }: { people: StaffList['people'] | null; found: readonly FoundRecord[] },
  text: string,
  labelOf: (section: DeskSection) => string,
): PaletteTarget[] {
  const listed = records.map((each) => ({
    ...each,
    href: deskAddress(desk, staffPaths[recordSections[each.kind]], { [each.kind]: each.id }),
  }));
  const reference = desk.sections.includes('orders') ? orderReferenceIn(text) : undefined;
  if (reference !== undefined) {
    const href = deskAddress(desk, staffPaths.orders, { search: reference });
    return [{ kind: 'order', id: reference, href }, ...listed];
  }
  const finds = textSearch(text);
  if (text.trim() !== '' && !finds) return [];
  const isFound = (...texts: (string | null)[]) => !finds || finds(texts);
  const sections = desk.sections
    .filter((section) => isFound(labelOf(section), section))
    .map((id) => ({ kind: 'section', id, href: deskAddress(desk, staffPaths[id]) }) as const);
  const organisations = desk.organisations
    .filter(({ id, name_ar, name_en }) => id !== desk.organisation?.id && isFound(name_ar, name_en))
    .map((each) => ({ kind: 'organisation', ...each }) as const);
  const persons = finds ? personsOf(people ?? []).filter(({ name, email }) => isFound(name, email)) : [];
  const found = persons.toSorted((a, b) => Number(begins(b.name, text)) - Number(begins(a.name, text)));
  return [
    ...sections,
    ...organisations,
    ...found.slice(0, MOST_PEOPLE).map((each) => ({
      kind: 'person' as const,
      ...each,
      href: deskAddress(desk, staffPaths.people, { person: each.id }),
    })),
    ...listed,
  ];
}

/** Each person once, with all roles. */
function personsOf(people: StaffList['people']) {
  return [...Map.groupBy(people, ({ staff_id }) => staff_id)].map(([id, memberships]) => ({
    id,
    name: memberships[0]!.name,
    email: memberships[0]!.email,
    roles: memberships.map(({ role }) => role),
  }));
}

const begins = (name: string, text: string) =>
  foldedWords(name).join(' ').startsWith(foldedWords(text).join(' '));
