import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { APP_VERSION, BODY_LIMIT_BYTES, HTTP_TIMEOUT_MS } from '@concierge/contract/constants';
import { createGuard, requireAccessRule } from './auth/access.ts';
import { authRoutes } from './auth/authRoutes.ts';
import { refuseForeignOrigin } from './auth/originCheck.ts';
import { PASSWORD_COST, type PasswordCost } from './auth/passwords.ts';
import { SESSION_COOKIE } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { AppContext } from './context.ts';
import type { OpenDatabase } from './database/open.ts';
import { auditRoutes } from './features/audit/auditRoutes.ts';
import { dashboardRoutes } from './features/dashboard/dashboardRoutes.ts';
import { deviceRoutes } from './features/devices/deviceRoutes.ts';
import { filteringOptionRoutes } from './features/filteringOptions/filteringOptionRoutes.ts';
import { messageRoutes } from './features/messages/messageRoutes.ts';
import { requestRoutes } from './features/requests/requestRoutes.ts';
import { serviceRoutes } from './features/services/serviceRoutes.ts';
import { sessionRoutes } from './features/sessions/sessionRoutes.ts';
import { userRoutes } from './features/users/userRoutes.ts';
import { schedulePurge } from './purgeExpired.ts';
import { iconRoutes } from './icons/iconRoutes.ts';
import { registerIcons } from './icons/registerIcons.ts';
import type { Api } from './lib/api.ts';
import { describeCommonFailures } from './lib/commonAnswers.ts';
import { drainOnClose } from './lib/draining.ts';
import { answerError, answerNotFound } from './lib/errors.ts';
import { healthRoutes } from './lib/health.ts';
import { readJsonBodiesOnly } from './lib/jsonBody.ts';
import { serveOpenApi } from './lib/openApi.ts';
import { limitCalls } from './lib/rateLimit.ts';
import { SHARED_SCHEMAS } from './lib/schemas.ts';
import { buildSerializersOnDemand } from './lib/serializers.ts';
import { type PutHeaders, securityHeaders } from './lib/securityHeaders.ts';
import { compileValidator } from './lib/validation.ts';
import { createLiveHub } from './live/hub.ts';
import { registerLive } from './live/registerLive.ts';
import type { Metrics } from './metrics/metrics.ts';
import { registerMetrics } from './metrics/registerMetrics.ts';
import { createPush, type PushOptions } from './push/push.ts';
import { pushRoutes } from './push/pushRoutes.ts';
import { contentSecurityPolicy } from './pages/csp.ts';
import { registerPages } from './pages/registerPages.ts';

export interface AppOptions {
  config: Config;
  /** Opened and migrated; the caller closes it. */
  database: OpenDatabase;
  /** The clock; tests move it. */
  now?: () => Date;
  /** The cost of hashing a password; tests hash a thousand cheaply. */
  passwordCost?: PasswordCost;
  /** Sends push notifications; tests intercept them. */
  pushTransport?: PushOptions['transport'];
  /** The metrics of this process; undefined when metrics are off. */
  metrics?: Metrics | undefined;
  /** Called before anything is registered, so that its hooks see every call; tests check answers with it. */
  prepare?: (app: FastifyInstance) => void;
}

/** Time for calls in progress when the server is stopped. */
const DRAIN_MS = 10_000;

function createFastify(config: Config, putHeaders: PutHeaders): FastifyInstance {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: HTTP_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildSerializer: buildSerializersOnDemand } },
    // These fail before a route is found, so no hook runs.
    frameworkErrors(error, request, reply) {
      putHeaders(request, reply);
      void answerError(error, request, reply);
    },
  });
  app.addHook('onRequest', async (request, reply) => putHeaders(request, reply));
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  app.decorateRequest('signedIn', null);
  app.decorateRequest('device', null);
  for (const schema of SHARED_SCHEMAS) app.addSchema(schema);
  readJsonBodiesOnly(app);
  drainOnClose(app, DRAIN_MS);
  return app;
}

/** Wires the whole server by hand: every route is registered here. Does not listen. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, now = () => new Date(), pushTransport, metrics } = options;
  const { db } = database;
  const { registrationUrl, iconServiceUrl, liveUrl } = config;
  const runtimeConfig = { registrationUrl, iconServiceUrl, liveUrl, version: APP_VERSION };
  const app = createFastify(config, securityHeaders(contentSecurityPolicy(runtimeConfig)));
  options.prepare?.(app);

  const hub = createLiveHub({
    database,
    now,
    log: app.log,
    onSent: () => metrics?.eventSent(),
    onTooSlow: () => metrics?.socketTooSlow(),
  });
  metrics?.countSocketsBy(() => hub.size());
  const push = createPush({
    db,
    log: app.log,
    contact: config.pushContact,
    ...(pushTransport ? { transport: pushTransport } : {}),
  });
  const context: AppContext = {
    config,
    database,
    db,
    now,
    passwordCost: options.passwordCost ?? PASSWORD_COST,
    wake(projectId, events) {
      hub.wake(projectId);
      push.notify(projectId, events);
    },
    sessionsEnded: () => hub.recheckSessions(),
  };

  await app.register(cookie);
  await limitCalls(app, config.rateLimit);
  await serveOpenApi(app, SESSION_COOKIE);

  registerLive(app, { hub, db, now });
  await app.register(async (scope) => {
    const api: Api = scope.withTypeProvider();
    api.addHook('onRoute', requireAccessRule);
    api.addHook('onRoute', describeCommonFailures);
    api.addHook('onRequest', refuseForeignOrigin);
    api.addHook('onRequest', createGuard(context));
    authRoutes(api, context);
    sessionRoutes(api, context);
    userRoutes(api, context);
    serviceRoutes(api, context);
    iconRoutes(api);
    requestRoutes(api, context);
    dashboardRoutes(api, context);
    filteringOptionRoutes(api, context);
    messageRoutes(api, context);
    deviceRoutes(api, context);
    auditRoutes(api, context);
    pushRoutes(api, { push, db, now });
  });

  if (metrics && config.metricsToken) registerMetrics(app, metrics, config.metricsToken);
  healthRoutes(app, () => sql`select 1`.execute(db));
  registerIcons(app);
  await registerPages(app, {
    livePositionOf: (projectId) => hub.positionOf(projectId),
    root: config.consoleDir,
    runtimeConfig,
    sessionCookie: SESSION_COOKIE,
  });
  schedulePurge(app, context);
  app.addHook('onClose', () => push.settled());
  return app;
}
