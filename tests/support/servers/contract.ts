import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract, type ContractName } from '../../../server/platform/http/contract.ts';

type Media = Record<string, { schema?: unknown }>;
type Reply = { $ref?: string; headers?: Record<string, unknown>; content?: Media };
type Operation = { operationId: string; responses: Record<string, Reply> };

/** The parts of a reply that are checked against the contract. */
export type AnsweredReply = { status: number; headers: Headers; text: string };

export const contract = readContract('sawt');
export const staffContract = readContract('staff');
const documents: Record<ContractName, typeof contract> = { sawt: contract, staff: staffContract };
const names = ['sawt', 'staff'] as const;
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
for (const name of names) ajv.addSchema({ ...documents[name], $id: name });
const validators = new Map<string, ValidateFunction>();

const operationsOf = (name: ContractName): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.values(documents[name].paths).flatMap((item) =>
      Object.values(item)
        .filter((each): each is Operation => typeof each === 'object' && 'operationId' in each)
        .map((operation) => [operation.operationId, Object.keys(operation.responses)] as const),
    ),
  );

/** The documented statuses of each operation of the public contract, by its id. */
export const operations = operationsOf('sawt');
/** The same of the staff contract. */
export const staffOperations = operationsOf('staff');

export type Provoking = {
  /** The statuses seen so far, as `readConfig 200`. */
  provoked: Set<string>;
  /**
   * Notes the status of a reply. Returns how the reply differs from the contract and from the expected
   * status.
   */
  violations: (operation: string, status: number, response: Response) => Promise<string[]>;
};

/** Makes a checker that compares replies with the contract and remembers their statuses. */
export function provoking(): Provoking {
  const provoked = new Set<string>();
  const violations: Provoking['violations'] = async (operation, status, response) => {
    const text = await response.text();
    provoked.add(`${operation} ${response.status}`);
    const unexpected = response.status === status ? [] : [`${response.status} instead of ${status}: ${text}`];
    const { headers } = response;
    return [...unexpected, ...contractViolations(operation, { status: response.status, headers, text })];
  };
  return { provoked, violations };
}

/**
 * The documented statuses that were not seen, of each operation with a status that was. Leaves out 500,
 * which no request can cause.
 * @param provoked the statuses seen, as `readConfig 200`
 */
export function unprovoked(provoked: ReadonlySet<string>): string[] {
  const touched = new Set([...provoked].map((each) => each.split(' ')[0]));
  return [...operations, ...staffOperations]
    .filter(([id]) => touched.has(id))
    .flatMap(([id, statuses]) => statuses.map((status) => `${id} ${status}`))
    .filter((each) => !provoked.has(each) && !each.endsWith(' 500'));
}

/**
 * How a reply differs from the contract of its operation: an undocumented status, a wrong type or shape of
 * the body, a missing `Retry-After`. Empty if it does not.
 */
export function contractViolations(operationId: string, reply: AnsweredReply): string[] {
  const documented = responseOf(operationId, reply.status);
  if (!documented) return [`${operationId} does not document the status ${reply.status}`];
  return [...headerViolations(documented, reply), ...bodyViolations(operationId, documented, reply)];
}

function responseOf(operationId: string, status: number): { pointer: string; reply: Reply } | undefined {
  for (const name of names)
    for (const [path, item] of Object.entries(documents[name].paths)) {
      for (const [method, operation] of Object.entries(item) as [string, Operation][]) {
        const reply = operation.operationId === operationId ? operation.responses[status] : undefined;
        if (!reply) continue;
        if (reply.$ref) return { pointer: `${name}${reply.$ref}`, reply: resolve(name, reply.$ref) };
        return { pointer: `${name}#/paths/${escape(path)}/${method}/responses/${status}`, reply };
      }
    }
  return undefined;
}

function resolve(name: ContractName, ref: string): Reply {
  const parts = ref.replace('#/', '').split('/');
  return parts.reduce<unknown>(
    (node, part) => (node as Record<string, unknown>)[part],
    documents[name],
  ) as Reply;
}

function headerViolations({ reply }: { reply: Reply }, answered: AnsweredReply): string[] {
  return Object.keys(reply.headers ?? {})
    .filter((name) => !answered.headers.has(name))
    .map((name) => `the header ${name} is missing`);
}

function bodyViolations(
  operationId: string,
  { pointer, reply }: { pointer: string; reply: Reply },
  { status, headers, text }: AnsweredReply,
): string[] {
  if (!reply.content) return text === '' ? [] : [`a ${status} must have no body`];
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (!reply.content[type]) return [`a body of type ${type} is not documented`];
  if (type !== 'application/json') return [];
  const validate = validatorOf(`${pointer}/content/${escape(type)}/schema`);
  if (validate(JSON.parse(text))) return [];
  return (validate.errors ?? []).map((error) => `${operationId} ${error.instancePath} ${error.message}`);
}

function validatorOf(pointer: string): ValidateFunction {
  const known = validators.get(pointer);
  if (known) return known;
  const made = ajv.compile({ $ref: pointer });
  validators.set(pointer, made);
  return made;
}

const escape = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
