/** A small HTTP server in place of the staff API, for the real effects of its machines. */
import { buffer } from 'node:stream/consumers';
import { createStaffClient, type StaffClient } from '../../../src/api/staff/staffClient.ts';
import { answerJson, startTinyServer } from '../servers/tinyServer.ts';

type Asked = { call: string; mark: string | string[] | undefined; body: unknown };

export type StaffApi = { client: StaffClient; asked: () => Promise<Asked[]>; close: () => Promise<void> };

/** @param answers by method and path below the API: status and body; a call that has none gets 404 */
export async function startStaffApi(answers: Record<string, [number, unknown]>): Promise<StaffApi> {
  const bodies: Promise<Buffer>[] = [];
  const server = await startTinyServer((request, response) => {
    bodies.push(buffer(request));
    const [status, body] = answers[nameOf(request)] ?? [404, { code: 'not_found' }];
    answerJson(response, status, body);
  });
  return {
    client: createStaffClient(server.base),
    asked: async () => {
      const read = await Promise.all(bodies);
      return server.requests.map((request, index) => {
        const text = read[index]!.toString();
        return {
          call: nameOf(request),
          mark: request.headers['x-sawt-staff'],
          body: text === '' ? null : (JSON.parse(text) as unknown),
        };
      });
    },
    close: server.close,
  };
}

const nameOf = ({ method, url = '' }: { method?: string | undefined; url?: string | undefined }) =>
  `${method} ${url.replace(/^\/api/, '')}`;
