/** A text of the locales with its values in place of `{{name}}`; a missing value is empty. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/{{(\w+)}}/g, (_all, name: string) => values[name] ?? '');
