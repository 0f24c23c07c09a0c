import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { ServerCode } from '../../domain/errors.ts';
import type { FirstAnswer } from '../platform/http/answerFirst.ts';
import { API_PREFIX } from '../platform/http/apiPrefix.ts';
import type { OperationHandlers } from '../platform/http/contract.ts';
import { replyError } from '../platform/http/errors.ts';
import { answerPrepared, tagIsTaken, type PreparedReply } from '../platform/http/preparedReply.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import type { CatalogueView } from './catalogueView.ts';
import { prepareJson } from './preparedJson.ts';
import { enterPreviewRoute, type EnterPreviewDeps } from './preview/enterPreviewRoute.ts';
import { openPreviews, type PreviewOf } from './preview/openPreviews.ts';
import { carriesPreview } from './preview/previewCookie.ts';
import { previewHeaders } from './preview/previewHeaders.ts';

type Reading = {
  /** The route as the framework writes it, for the metrics. */
  route: string;
  /** The content of a route in the view; undefined if there is none. */
  find: (view: CatalogueView, key: string) => object | undefined;
  missing: ServerCode;
};

const readings = {
  listEvents: { route: '/event', find: ({ events }) => events, missing: 'not_found' },
  listCompetitions: {
    route: '/competition/:eventId',
    find: ({ competitions }, id) => competitions.get(id),
    missing: 'unknown_event',
  },
  readCompetition: {
    route: '/competition/details/:id',
    find: ({ details }, id) => details.get(id),
    missing: 'unknown_competition',
  },
  readContentPage: {
    route: '/page/:slug',
    find: ({ pages }, slug) => pages.get(slug.normalize('NFC')),
    missing: 'unknown_page',
  },
} as const satisfies Record<string, Reading>;

export type CatalogueRoutes = {
  /** The operations for the contract. */
  handlers: OperationHandlers;
  /** The same operations, answered before routing if the request is valid. */
  first: FirstAnswer[];
};

/** `GET /event`, `/competition/{eventId}`, `/competition/details/{id}`, `/page/{slug}`, and `POST /preview`. */
export function catalogueRoutes(deps: EnterPreviewDeps, headers: Headers): CatalogueRoutes {
  const { catalogue } = deps;
  const previewOf = openPreviews(deps);
  const prepared = new WeakMap<object, PreparedReply>();
  const preparedOf = ({ find }: Reading, key: string): PreparedReply | undefined => {
    const found = find(catalogue.view, key);
    if (!found) return undefined;
    const ready = prepared.get(found) ?? prepareJson(found, headers);
    prepared.set(found, ready);
    return ready;
  };
  return {
    handlers: {
      ...Object.fromEntries(
        Object.entries(readings).map(([operation, reading]) => [
          operation,
          handlerOf(reading, preparedOf, previewOf),
        ]),
      ),
      enterPreview: enterPreviewRoute(deps),
    },
    first: Object.values(readings).map((reading) => firstAnswerOf(reading, preparedOf)),
  };
}

type PreparedOf = (reading: Reading, key: string) => PreparedReply | undefined;

function handlerOf(reading: Reading, preparedOf: PreparedOf, previewOf: PreviewOf): RouteHandlerMethod {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [key = ''] = Object.values(request.params as Record<string, string>);
    const preview = await previewOf(request.headers.cookie);
    if (preview) {
      const data = reading.find(preview.view, key);
      void reply.headers(previewHeaders);
      return data ? reply.send({ data }) : replyError(reply, 404, reading.missing);
    }
    const ready = preparedOf(reading, key);
    if (!ready) return replyError(reply, 404, reading.missing);
    reply.hijack();
    answerPrepared(request.raw, reply.raw, ready);
    return reply;
  };
}

function firstAnswerOf(reading: Reading, preparedOf: PreparedOf): FirstAnswer {
  const route = `${API_PREFIX}${reading.route}`;
  const [prefix = route] = route.split(':', 1);
  return {
    route,
    isAsked: (url) => (prefix === route ? url === route : url.startsWith(prefix)),
    answer: (request, response) => {
      if (!tagIsTaken(request) || carriesPreview(request.headers.cookie)) return false;
      const ready = preparedOf(reading, (request.url ?? '').slice(prefix.length));
      if (ready) answerPrepared(request, response, ready);
      return ready !== undefined;
    },
  };
}
