import * as fc from 'fast-check';
import { readContract } from '../../../../server/platform/http/contract.ts';
import { pngFile, wavFile } from '../../../support/entries/entryForms.ts';
import { oddJson, resolved, valuesOf, type Schema } from './schemaValues.ts';

type Parameter = { $ref?: string; name: string; in: 'path' | 'query' | 'header'; schema: Schema };
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  security?: readonly object[];
};

export type FuzzedOperation = {
  id: string;
  method: string;
  /** The path of the contract, in which `{name}` stands for each parameter. */
  path: string;
  /** Whether the operation is only on the staff origin. */
  isStaff: boolean;
  parameters: readonly Parameter[];
  content: Content;
  takesToken: boolean;
};

export type FuzzedBody = Buffer | FormData | undefined;
export type Case = {
  path: string;
  headers: Record<string, string>;
  body: FuzzedBody;
  /** Whose token the request has: none, a candidate's, or one that belongs to no session. */
  as: 'nobody' | 'candidate' | 'stranger';
};

/** Lists all operations of the contract with what is needed to make requests. */
export function fuzzedOperations(): FuzzedOperation[] {
  return Object.entries(readContract().paths).flatMap(([path, item]) => {
    const isStaff = item.servers !== undefined || Object.values(item).some(hasServers);
    return Object.entries(item)
      .filter((entry): entry is [string, Operation] => isOperation(entry[1]))
      .map(([method, { operationId, parameters = [], requestBody, security = [] }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        path: isStaff ? path : `/api${path}`,
        isStaff,
        parameters: parameters.map(resolved),
        content: requestBody?.content ?? {},
        takesToken: security.some((each) => 'session' in each),
      }));
  });
}

const isOperation = (value: unknown) => typeof value === 'object' && value !== null && 'operationId' in value;
const hasServers = (value: unknown) => typeof value === 'object' && value !== null && 'servers' in value;

/** Makes random requests to an operation. Most are nearly valid, and HTTP can carry all of them. */
export function casesOf(operation: FuzzedOperation, known: readonly string[]): fc.Arbitrary<Case> {
  const { path, parameters, takesToken } = operation;
  const all = fc.tuple(...parameters.map((each) => parameterValues(each, known)));
  const who = takesToken
    ? fc.constantFrom(
        'candidate' as const,
        'candidate' as const,
        'candidate' as const,
        'nobody' as const,
        'stranger' as const,
      )
    : fc.constant('nobody' as const);
  return fc
    .tuple(all, bodiesOf(operation.content, known), who, fc.constantFrom('ar', 'en', '*', ''))
    .map(([values, { type, body }, as, language]) => {
      const given = parameters.flatMap((each, index) => {
        const value = values[index];
        return value === undefined ? [] : [{ ...each, value }];
      });
      const query = given
        .filter((each) => each.in === 'query')
        .map((each): [string, string] => [each.name, each.value]);
      const filled = given
        .filter((each) => each.in === 'path')
        .reduce((text, each) => text.replace(`{${each.name}}`, inPath(each.value)), path)
        .replaceAll(/{\w+}/g, 'x');
      const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
      const headers = given
        .filter((each) => each.in === 'header')
        .map((each) => [each.name, inHeader(each.value)]);
      return {
        path: filled + search,
        headers: {
          ...(Object.fromEntries(headers) as Record<string, string>),
          'accept-language': language,
          ...(type !== undefined && { 'content-type': type }),
        },
        body,
        as,
      };
    });
}

const inPath = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 300) || '%20';
const inHeader = (text: string) =>
  text
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 2_000)
    .trim();

/** Makes the text of a parameter. Undefined leaves it out, which never happens to one in the path. */
function parameterValues(
  { name, schema, in: place }: Parameter,
  known: readonly string[],
): fc.Arbitrary<string | undefined> {
  const values = (special[name] ?? valuesOf(schema, known)).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  return place === 'path' ? values : fc.option(values, { nil: undefined, freq: 5 });
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
/** Values for the headers whose format the contract's schema does not describe. */
const special: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'Upload-Length': fc.oneof(fc.nat(3_000).map(String), fc.string({ maxLength: 20 })),
  'Upload-Offset': fc.oneof(fc.constant('0'), fc.nat(3_000).map(String), fc.string({ maxLength: 20 })),
  'Upload-Metadata': fc
    .dictionary(
      fc.constantFrom('competition', 'entry', 'form', 'filename', 'filetype', 'other'),
      fc.oneof(
        fc.string({ maxLength: 30 }),
        fc.constantFrom('audio/wav', 'song.wav', 'form-0000000000000001'),
      ),
    )
    .map((pairs) =>
      Object.entries(pairs)
        .map(([key, value]) => `${key} ${base64(value)}`)
        .join(','),
    ),
};

type Sent = { type: string | undefined; body: FuzzedBody };

function bodiesOf(content: Content, known: readonly string[]): fc.Arbitrary<Sent> {
  const [[type, { schema = {} }] = [undefined, {}]] = Object.entries(content);
  if (type === undefined) return fc.constant({ type, body: undefined });
  const raw = fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes));
  if (type === 'multipart/form-data') {
    const broken = raw.map((body) => ({ type: `${type}; boundary=b`, body }));
    return fc.oneof(
      { weight: 9, arbitrary: forms(resolved(schema), known) },
      { weight: 1, arbitrary: broken },
    );
  }
  const otherType = fc.constantFrom('text/plain', 'application/json; charset=utf-7', 'application/xml', '');
  if (type !== 'application/json')
    return fc
      .tuple(raw, otherType, fc.nat(8))
      .map(([body, other, die]) => ({ type: die === 0 ? other : type, body }));
  const good = valuesOf(schema, known).map((value) => ({
    type,
    body: Buffer.from(JSON.stringify(value) ?? ''),
  }));
  const odd = oddJson.map((value) => ({ type, body: Buffer.from(JSON.stringify(value)) }));
  const cut = fc.tuple(good, fc.nat(80)).map(([{ body }, end]) => ({ type, body: body.subarray(0, end) }));
  const other = fc.tuple(raw, otherType).map(([body, name]) => ({ type: name, body }));
  return fc.oneof(
    { weight: 12, arbitrary: good },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: other },
  );
}

const files = fc.constantFrom<[string, Uint8Array<ArrayBuffer>]>(
  ['song.wav', wavFile(0.2)],
  ['أغنية.wav', wavFile(0.2).slice(0, 200)],
  ['id.png', pngFile()],
  ['song.exe', wavFile(0.1)],
  ['', new Uint8Array()],
  ['page.html', new Uint8Array(Buffer.from('<script>alert(1)</script>'))],
);

function forms({ properties = {} }: Schema, known: readonly string[]): fc.Arbitrary<Sent> {
  const names = Object.keys(properties);
  const values = names.map((name) => {
    const schema = resolved(properties[name] ?? {});
    return schema.format === 'binary' ? files : valuesOf(schema, known);
  });
  return fc.tuple(fc.tuple(...values), fc.subarray(names, { minLength: 0 })).map(([all, sent]) => {
    const form = new FormData();
    names.forEach((name, index) => {
      const value = all[index];
      if (!sent.includes(name)) return;
      if (Array.isArray(value) && value[1] instanceof Uint8Array)
        form.append(name, new Blob([value[1] as Uint8Array<ArrayBuffer>]), String(value[0]));
      else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    });
    return { type: undefined, body: form };
  });
}
