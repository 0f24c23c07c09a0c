import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../platform/http/apiPrefix.ts';
import { plainCode } from '../platform/http/errorTexts.ts';
import { replyError, replyLanguage } from '../platform/http/errors.ts';
import { fieldErrors, type SchemaFinding } from '../platform/http/fieldErrors.ts';
import { WriteError } from '../platform/writer/writeError.ts';
import { inboundSmsReader } from './inboundSms.ts';
import type { SmsProviderSetting } from './smsSettings.ts';
import { signatureRefusal } from './signatureRefusal.ts';
import { smsIntake, type IntakeDeps } from './smsIntake.ts';

/** Where the paths of all operators begin. */
export const SMS_PATH = `${API_PREFIX}/sms/inbound/`;

export type SmsRouteDeps = IntakeDeps & {
  providers: readonly SmsProviderSetting[];
};

type SmsRequest = FastifyRequest<{ Params: { provider: string }; Body: Buffer | null }>;

/**
 * Registers `POST /api/sms/inbound/{provider}` (decisions D5 to D7). The route stands outside the contract's own
 * registration because the signature covers the body byte for byte.
 */
export async function registerSmsRoute(app: FastifyInstance, deps: SmsRouteDeps): Promise<void> {
  const providers = new Map(deps.providers.map((provider) => [provider.id, provider]));
  const receive = smsReceiver(deps);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { provider: string }; Body: Buffer | null }>({
      method: 'POST',
      url: `${SMS_PATH}:provider`,
      onRequest: (request, reply, done) => {
        if (providers.has(request.params.provider)) done();
        else replyError(reply, 404, 'not_found');
      },
      handler: (request, reply) => {
        const provider = providers.get(request.params.provider);
        return provider ? receive(request, reply, provider) : replyError(reply, 404, 'not_found');
      },
    });
  });
}

type Receiver = (request: SmsRequest, reply: FastifyReply, provider: SmsProviderSetting) => Promise<unknown>;

function smsReceiver(deps: SmsRouteDeps): Receiver {
  const readInbound = inboundSmsReader();
  const takeSms = smsIntake(deps);
  return async (request, reply, provider) => {
    const refusal = signatureRefusal(signedCall(request), provider.secret, deps.clock.now());
    if (refusal) return replyError(reply, 401, refusal);
    const inbound = readInbound(request.body ?? Buffer.alloc(0));
    if (inbound.kind === 'unreadable') return replyError(reply, 400, plainCode(400));
    if (inbound.kind === 'invalid') return replyFields(reply, inbound.findings);
    if (inbound.message.to !== provider.short_code) return replyFields(reply, [foreignShortCode]);
    try {
      const answer = await takeSms({
        provider: provider.id,
        message: inbound.message,
        sentAt: inbound.sentAt,
      });
      reply.header('cache-control', 'no-store');
      return answer;
    } catch (error) {
      return replyNotTaken(reply, error);
    }
  };
}

function signedCall({ headers, body }: SmsRequest) {
  const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
  return {
    timestamp: single(headers['x-timestamp']),
    signature: single(headers['x-signature']),
    rawBody: body ?? Buffer.alloc(0),
  };
}

const foreignShortCode: SchemaFinding = { keyword: 'const', instancePath: '/to', params: {} };

function replyFields(reply: FastifyReply, findings: readonly SchemaFinding[]) {
  const errors = fieldErrors(findings, replyLanguage(reply.request));
  return replyError(reply, 422, plainCode(422), { errors });
}

/**
 * Answers 503 where a message may not be on disk, so that the mobile operator delivers it again.
 * @throws any other error
 */
function replyNotTaken(reply: FastifyReply, error: unknown) {
  if (error instanceof WriteError && error.code !== 'failed') return replyError(reply, 503, plainCode(503));
  throw error;
}
