const toEscape = /[^A-Za-z0-9!#$&+.^_`|~-]/g;

/** The value of `content-disposition` that makes browsers save a file under a name in any script. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9._ -]/g, '_');
  const encoded = name.replaceAll(toEscape, (letter) =>
    encodeURIComponent(letter).replaceAll(/['()*]/g, hex),
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
