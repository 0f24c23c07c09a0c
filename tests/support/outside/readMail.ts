import type { TakenMail } from './mailServer.ts';

/** An e-mail that the test's mail server accepted, decoded; `id` is its Message-ID. */
export type ReadMail = { to: string[]; id: string; language: string; subject: string; text: string };

export function readMail({ to, words }: TakenMail): ReadMail {
  const [head = ''] = words.split(/\r?\n\r?\n/, 1);
  const headers = head.replaceAll(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  const plain = /Content-Type: text\/plain[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(words)?.[1] ?? '';
  return {
    to,
    id: header('Message-ID'),
    language: header('Content-Language'),
    subject: decoded(header('Subject')),
    text: Buffer.from(plain, 'base64').toString(),
  };
}

/** Decodes a subject. An encoded word can end within a letter, so it first joins the bytes of all words. */
function decoded(subject: string): string {
  const encoded = [...subject.matchAll(/=\?UTF-8\?(B|Q)\?([^?]*)\?=/gi)];
  if (encoded.length === 0) return subject;
  const bytes = encoded.map(([, kind = '', text = '']) =>
    kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : fromQuoted(text),
  );
  return Buffer.concat(bytes).toString();
}

function fromQuoted(text: string): Buffer {
  const bytes = text.replaceAll('_', ' ').match(/=[0-9A-F]{2}|[^=]/gi) ?? [];
  return Buffer.from(
    bytes.map((each) => (each.startsWith('=') ? parseInt(each.slice(1), 16) : each.charCodeAt(0))),
  );
}
