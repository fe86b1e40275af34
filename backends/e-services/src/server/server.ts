import type { Socket } from 'node:net';
import swagger from '@fastify/swagger';
import {
  BASE_PATH,
  ERRORS,
  type ErrorSentence,
  type Refused,
} from '@ports-authority/e-services-contract';
import { REQUEST_ID_HEADER, requestIdFrom } from '@ports-authority/telemetry';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import { captchaRoutes } from '../captcha/routes.js';
import { movableRoutes } from '../movables/routes.js';
import { noticeRoutes } from '../notices/routes.js';
import { ratingRoutes } from '../ratings/routes.js';
import { agentsRoute } from '../searches/agents.js';
import { lookupsRoute } from '../searches/lookups.js';
import { portCallsRoute } from '../searches/port-calls.js';
import { transactionRoute } from '../searches/transactions.js';
import { vesselScheduleRoute } from '../searches/vessel-schedule.js';
import type { Service } from './service.js';
import { formRoutes } from '../submissions/routes.js';
import { submissionStatusRoute } from '../submissions/status-route.js';
import { subscriptionRoutes } from '../subscriptions/routes.js';
import { caseStatusRoute } from '../tracking/routes.js';
import { recordSpans } from '../telemetry/spans.js';
import { capabilitiesRoute, CAPABILITIES_PATH } from './capabilities.js';
import { Refusal } from '../http/errors.js';
import { requireClearHead } from '../http/request-head.js';
import { requireServiceToken } from '../http/service-token.js';
import { healthRoutes, LIVE_PATH, READY_PATH } from './health.js';
import { OPENAPI } from './openapi.js';
import { compileValidator } from '../http/validation.js';

/** Public paths, without token. */
const OPEN_PATHS = [CAPABILITIES_PATH, LIVE_PATH, READY_PATH];

const STATUS_ERRORS: Record<number, ErrorSentence> = {
  404: ERRORS.notFound,
  413: ERRORS.tooLarge,
};

export async function buildServer(service: Service): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: service.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    // The site forwards its request id.
    genReqId: ({ headers }) => requestIdFrom(headers[REQUEST_ID_HEADER]),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    bodyLimit: 64 * 1024,
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).send(refused(ERRORS.input));
    },
    clientErrorHandler: refuseMalformedRequest,
  });
  app.setValidatorCompiler(compileValidator);
  app.setNotFoundHandler((_request, reply) => {
    void reply.status(404).send(refused(ERRORS.notFound));
  });
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const status = errorStatus(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const data = error instanceof Refusal ? error.data : null;
    if (error instanceof Refusal && error.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', error.retryAfterSeconds);
    }
    void reply.status(status).send(refused(errorSentence(error, status), data));
  });
  recordSpans(app);
  app.addHook('onRequest', requireClearHead);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('onRequest', requireServiceToken(service.token, OPEN_PATHS));
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, because URLs contain user input.
    const path = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    service.metrics.requests.inc({ route: path, method, status: String(reply.statusCode) });
    service.metrics.requestSeconds.observe({ route: path }, reply.elapsedTime / 1000);
    request.log.info({ method, path, status: reply.statusCode, milliseconds }, 'request served');
  });
  await app.register(swagger, OPENAPI);
  await app.register(async (routes) => registerRoutes(routes, service), { prefix: BASE_PATH });
  return app;
}

async function registerRoutes(app: FastifyInstance, service: Service): Promise<void> {
  capabilitiesRoute(app);
  captchaRoutes(app, service);
  lookupsRoute(app, service);
  vesselScheduleRoute(app, service);
  portCallsRoute(app, service);
  agentsRoute(app, service);
  transactionRoute(app, service);
  noticeRoutes(app, service);
  movableRoutes(app, service);
  await app.register(async (forms) => formRoutes(forms, service));
  submissionStatusRoute(app, service);
  caseStatusRoute(app, service);
  subscriptionRoutes(app, service);
  ratingRoutes(app, service);
  healthRoutes(app, service);
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

function refused(error: ErrorSentence, data: Refused['data'] = null): Refused {
  return { isSuccess: false, error, data };
}

function errorStatus(error: FastifyError | Refusal): number {
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}

function errorSentence(error: FastifyError | Refusal, status: number): ErrorSentence {
  if (error instanceof Refusal) return error.sentence;
  if (status >= 500) return ERRORS.failure;
  return STATUS_ERRORS[status] ?? ERRORS.input;
}

function refuseMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(refused(ERRORS.input));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
