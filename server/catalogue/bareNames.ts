type InBoth<Field extends string> = { readonly [Key in `${Field}_ar` | `${Field}_en`]: string | null };

/** A field in both languages, and its bare form: the Arabic text, else the English (specification section 3). */
export function withBare<Field extends string>(field: Field, source: InBoth<Field>) {
  const texts: InBoth<Field> = source;
  const [ar, en] = [texts[`${field}_ar`], texts[`${field}_en`]];
  const bare = [ar, en].find((text) => text?.trim()) ?? '';
  return { [field]: bare, [`${field}_ar`]: ar, [`${field}_en`]: en } as InBoth<Field> & Record<Field, string>;
}
