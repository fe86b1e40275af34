import { DESK_ERRORS, type DeskError } from '@ports-authority/e-services-contract';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { Refusal } from '../http/errors.js';
import { requireClearHead } from '../http/request-head.js';
import { requireServiceToken } from '../http/service-token.js';
import { compileValidator } from '../http/validation.js';
import { readCaller } from './caller.js';
import { changeRoutes } from './change-routes.js';
import type { Desk } from './desk.js';
import { readRoutes } from './read-routes.js';
import { DeskRefusal } from '../cases/refusal.js';

/** Builds the desk API on its own listener, so that the public port exposes none of it. */
export function buildDesk(desk: Desk): FastifyInstance {
  const app = Fastify({
    loggerInstance: desk.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    bodyLimit: 128 * 1024,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).send({ error: DESK_ERRORS.input, message: 'The URL is malformed.' });
    },
  });
  app.setValidatorCompiler(compileValidator);
  app.setNotFoundHandler((_request, reply) => {
    void reply.status(404).send({ error: DESK_ERRORS.notFound, message: 'No such operation.' });
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.statusCode >= 500) request.log.error({ err: error }, 'desk request failed');
    void reply.status(refusal.statusCode).send({ error: refusal.error, message: refusal.message });
  });
  app.addHook('onRequest', requireClearHead);
  app.addHook('onRequest', requireServiceToken(desk.token, []));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    readCaller(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const path = request.routeOptions.url ?? 'unknown';
    request.log.info({ method, path, status: reply.statusCode }, 'desk request served');
  });
  readRoutes(app, desk);
  changeRoutes(app, desk);
  return app;
}

function asRefusal(error: Error & { statusCode?: number }): {
  statusCode: number;
  error: DeskError;
  message: string;
} {
  if (error instanceof DeskRefusal) return error;
  const statusCode = error.statusCode ?? 500;
  if (statusCode === 401) {
    return { statusCode, error: DESK_ERRORS.token, message: 'The token is missing or wrong.' };
  }
  if (statusCode === 413) {
    return { statusCode, error: DESK_ERRORS.tooLarge, message: 'The request is too large.' };
  }
  if (statusCode >= 400 && statusCode < 500) {
    const message = error instanceof Refusal ? error.sentence : 'The request is malformed.';
    return { statusCode: 400, error: DESK_ERRORS.input, message };
  }
  return {
    statusCode: 500,
    error: DESK_ERRORS.failure,
    message: 'The service failed; see its log.',
  };
}
