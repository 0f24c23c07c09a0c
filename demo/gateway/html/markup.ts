/** Escaped HTML. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** A template that escapes its values, except those that are markup. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.reduce((whole, text, index) => `${whole}${shown(parts[index - 1])}${text}`));
}

function shown(part: Part | undefined): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON for a data block, with `<` escaped so that no value can end the block. */
export function jsonBlock(value: unknown): Markup {
  return new Markup(JSON.stringify(value).replace(/</g, '\\u003c'));
}
