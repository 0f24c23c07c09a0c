import type { Metrics } from '../../platform/metrics.ts';
import type { GatewayResult, PaymentGateway } from './gateway.ts';

/** The same gateway, whose calls for sessions and refunds are timed and counted by outcome. */
export function meteredGateway(
  gateway: PaymentGateway,
  metrics: Pick<Metrics, 'count' | 'time'>,
): PaymentGateway {
  const metered =
    <Asked, Answer>(call: string, ask: (asked: Asked) => Promise<GatewayResult<Answer>>) =>
    async (asked: Asked): Promise<GatewayResult<Answer>> => {
      const start = performance.now();
      const result = await ask(asked);
      const labels = { gateway: gateway.id, call };
      metrics.time('gatewayCalls', labels, (performance.now() - start) / 1_000);
      metrics.count('gatewayCalls', { ...labels, outcome: result.ok ? 'ok' : result.failure });
      return result;
    };
  return {
    ...gateway,
    createSession: metered('create_session', (request) => gateway.createSession(request)),
    readSession: metered('read_session', (sessionId) => gateway.readSession(sessionId)),
    refund: metered('refund', (request) => gateway.refund(request)),
  };
}
