import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { APP_VERSION, BODY_LIMIT_BYTES, HTTP_TIMEOUT_MS } from '@concierge/contract/constants';
import { createGuard, requireAccessRule } from './auth/access.ts';
import { authRoutes } from './auth/authRoutes.ts';
import { confirmationRoutes } from './auth/confirmation.ts';
import { policyRoutes } from './auth/policyRoutes.ts';
import { refuseForeignOrigin } from './auth/originCheck.ts';
import { PASSWORD_COST, type PasswordCost } from './auth/passwords.ts';
import { createCallerFinder } from './auth/findCaller.ts';
import { SESSION_COOKIE } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { AppContext } from './context.ts';
import { backupTimeAtOnce } from './database/backupTime.ts';
import type { OpenDatabase } from './database/open.ts';
import { watchReadiness } from './database/readiness.ts';
import { auditRoutes } from './features/audit/auditRoutes.ts';
import { dashboardRoutes } from './features/dashboard/dashboardRoutes.ts';
import { deviceRoutes } from './features/devices/deviceRoutes.ts';
import { managedDeviceRoutes } from './features/devices/managedDeviceRoutes.ts';
import { type PresenceTiming, createPresence } from './features/devices/presence.ts';
import { exportRoutes } from './features/exports/exportRoutes.ts';
import { filteringOptionRoutes } from './features/filteringOptions/filteringOptionRoutes.ts';
import { houseRoutes } from './features/house/houseRoutes.ts';
import { handOverRoutes } from './features/requests/handOverRoutes.ts';
import { messageRoutes } from './features/messages/messageRoutes.ts';
import { manyRoutes } from './features/requests/manyRoutes.ts';
import { requestRoutes } from './features/requests/requestRoutes.ts';
import { reportRoutes } from './features/reports/reportRoutes.ts';
import { serviceRoutes } from './features/services/serviceRoutes.ts';
import { sessionRoutes } from './features/sessions/sessionRoutes.ts';
import { userSessionRoutes } from './features/sessions/userSessionRoutes.ts';
import { timelineRoutes } from './features/timeline/timelineRoutes.ts';
import { userRoutes } from './features/users/userRoutes.ts';
import { retentionRoutes } from './retention/retentionRoutes.ts';
import { schedulePurge } from './purgeExpired.ts';
import { iconRoutes } from './icons/iconRoutes.ts';
import { registerIcons } from './icons/registerIcons.ts';
import {
  type AddressReader,
  addressCalls,
  addressReader,
  logCalls,
  refuseSeveralHosts,
} from './lib/addressed.ts';
import type { Api } from './lib/api.ts';
import { answerAsDescribed, describeCommonFailures } from './lib/commonAnswers.ts';
import { drainOnClose } from './lib/draining.ts';
import { type Answers, failureAnswers } from './lib/errors.ts';
import { healthRoutes } from './lib/health.ts';
import { readJsonBodiesOnly } from './lib/jsonBody.ts';
import { serveOpenApi } from './lib/openApi.ts';
import { createCallLimit } from './lib/rateLimit.ts';
import { reasonOf } from './lib/reason.ts';
import { SHARED_SCHEMAS } from './lib/schemas.ts';
import { buildSerializersOnDemand } from './lib/serializers.ts';
import { type PutHeaders, securityHeaders } from './lib/securityHeaders.ts';
import { compileValidator } from './lib/validation.ts';
import type { Wake } from './live/eventLog.ts';
import { createDeviceHub } from './live/deviceHub.ts';
import { createLiveHub } from './live/hub.ts';
import { isLiveHandshake } from './live/liveUpgrade.ts';
import { registerLive } from './live/registerLive.ts';
import type { Metrics } from './metrics/metrics.ts';
import { registerMetrics } from './metrics/registerMetrics.ts';
import { createPush, type PushOptions } from './push/push.ts';
import { NameIndex } from './names/nameIndex.ts';
import { pushRoutes } from './push/pushRoutes.ts';
import { httpsTransport } from './push/sendHttps.ts';
import { contentSecurityPolicy } from './pages/csp.ts';
import { failurePages } from './pages/failurePages.ts';
import { registerPages } from './pages/registerPages.ts';
import { registerTablet } from './pages/registerTablet.ts';

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
  /** How long a caller may take to send a call, or not read its answer; tests are less patient. */
  callTimeoutMs?: number;
  /** How long a stopping server waits for sockets to close. */
  closeWaitMs?: number | undefined;
  /** How soon devices that come and go are reported to consoles; sooner in tests. */
  presence?: PresenceTiming;
  /** Called before anything is registered, so that its hooks see every call; tests check answers with it. */
  prepare?: (app: FastifyInstance) => void;
}

/** Time for calls in progress when the server is stopped. */
const DRAIN_MS = 10_000;
/** How often, within the timeout of a call, connections are looked at. */
const CHECKS_PER_TIMEOUT = 30;

function createFastify(
  config: Config,
  readAddress: AddressReader,
  putHeaders: PutHeaders,
  answers: Answers,
  timeoutMs: number,
): FastifyInstance {
  const app = Fastify({
    logger: config.logLevel !== 'silent' && {
      level: config.logLevel,
      serializers: { req: logCalls(readAddress) },
    },
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: timeoutMs,
    // Cuts who does not read: nothing has moved on the connection for that long.
    connectionTimeout: timeoutMs,
    // Node would look only every 30 s, and allow a minute for headers.
    http: {
      headersTimeout: timeoutMs,
      connectionsCheckingInterval: timeoutMs / CHECKS_PER_TIMEOUT,
      shouldUpgradeCallback: isLiveHandshake,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answers.onParserError,
    schemaController: { compilersFactory: { buildSerializer: buildSerializersOnDemand } },
    // These fail before a route is found, so no hook runs.
    frameworkErrors(error, request, reply) {
      putHeaders(request, reply);
      void answers.onError(error, request, reply);
    },
  });
  addressCalls(app, readAddress);
  app.addHook('onRequest', async (request, reply) => putHeaders(request, reply));
  app.addHook('onRequest', refuseSeveralHosts);
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(answers.onError);
  app.setNotFoundHandler(answers.onNotFound);
  app.decorateRequest('signedIn', null);
  app.decorateRequest('device', null);
  app.decorateRequest('sessionEnd', null);
  for (const schema of Object.values(SHARED_SCHEMAS)) app.addSchema(schema);
  readJsonBodiesOnly(app);
  drainOnClose(app, DRAIN_MS);
  return app;
}

/** Wires the whole server by hand: every route is registered here. Does not listen. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, now = () => new Date(), pushTransport, metrics } = options;
  const { db } = database;
  const { registrationUrl, iconServiceUrl, liveUrl, tabletUrl } = config;
  const runtimeConfig = {
    registrationUrl,
    iconServiceUrl,
    liveUrl,
    tabletUrl,
    version: APP_VERSION,
  };
  const readAddress = addressReader(config.trustProxy);
  const policy = contentSecurityPolicy(runtimeConfig);
  const putHeaders = securityHeaders(policy, readAddress);
  const app = createFastify(
    config,
    readAddress,
    putHeaders,
    failureAnswers(failurePages(config.consoleDir), policy),
    options.callTimeoutMs ?? HTTP_TIMEOUT_MS,
  );
  options.prepare?.(app);

  const hub = createLiveHub({
    database,
    now,
    log: app.log,
    onSent: () => metrics?.eventSent(),
    onTooSlow: () => metrics?.socketTooSlow(),
    onSweep: () => devices.sweep(),
    onKeysChanged: () => devices.recheckKeys(),
  });
  const push = createPush({
    db,
    now,
    log: app.log,
    contact: config.pushContact,
    transport: pushTransport ?? httpsTransport(config.pushPort),
  });
  const wake: Wake = (projectId, events) => {
    hub.wake(projectId);
    push.notify(projectId, events);
  };
  const presence = createPresence({ database, now, wake, log: app.log, timing: options.presence });
  const devices = createDeviceHub({
    db,
    hub,
    recordDeviceSeen: presence.seen,
    log: app.log,
    onTooSlow: () => metrics?.socketTooSlow(),
  });
  metrics?.readBy({
    staffSockets: () => hub.size(),
    deviceSockets: () => devices.size(),
    databaseWaiting: () => database.waiting(),
    backedUpAt: () => backupTimeAtOnce(database.reader),
  });
  const context: AppContext = {
    config,
    database,
    db,
    names: new NameIndex(database.reader),
    now,
    passwordCost: options.passwordCost ?? PASSWORD_COST,
    wake,
    recordDeviceSeen: presence.seen,
    sessionsEnded: () => hub.recheckSessions(),
  };

  await app.register(cookie);
  const limit = await createCallLimit(app, config.rateLimit);
  const findCaller = createCallerFinder(context, limit.isSpent);
  /** Before the guard, so that calls it refuses count as well. */
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    await findCaller(request);
    await limit.count(request, reply);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.rateLimit !== false) await admit(request, reply);
  });
  await serveOpenApi(app, SESSION_COOKIE);

  // Before the live sockets, whose end a closing server waits for.
  const onFailure = (error: unknown) => app.log.error({ reason: reasonOf(error) }, 'not ready');
  healthRoutes(app, watchReadiness({ database, now, onFailure }));
  registerLive(app, hub, devices, options.closeWaitMs);
  await app.register(async (scope) => {
    const api: Api = scope.withTypeProvider();
    api.addHook('onRoute', requireAccessRule);
    api.addHook('onRoute', describeCommonFailures);
    api.addHook('onRoute', answerAsDescribed);
    api.addHook('onRequest', refuseForeignOrigin);
    api.addHook('onRequest', createGuard(context));
    authRoutes(api, context);
    sessionRoutes(api, context);
    userSessionRoutes(api, context);
    confirmationRoutes(api, context);
    policyRoutes(api, context);
    userRoutes(api, context);
    serviceRoutes(api, context);
    iconRoutes(api);
    requestRoutes(api, context);
    handOverRoutes(api, context);
    manyRoutes(api, context);
    timelineRoutes(api, context);
    dashboardRoutes(api, context);
    filteringOptionRoutes(api, context);
    messageRoutes(api, context);
    deviceRoutes(api, context);
    managedDeviceRoutes(api, context);
    auditRoutes(api, context);
    exportRoutes(api, context);
    reportRoutes(api, context);
    houseRoutes(api, context);
    retentionRoutes(api, context);
    pushRoutes(api, { push, db, now, port: config.pushPort });
  });

  if (metrics && config.metricsToken) registerMetrics(app, metrics, config.metricsToken);
  registerIcons(app);
  await registerTablet(app, { root: config.tabletDir, admit });
  await registerPages(app, {
    admit,
    livePositionOf: (projectId) => hub.positionOf(projectId),
    now,
    root: config.consoleDir,
    runtimeConfig,
    sessionCookie: SESSION_COOKIE,
  });
  schedulePurge(app, context, push);
  app.addHook('onReady', () => presence.start());
  app.addHook('onClose', () => presence.stop());
  // Starts the thread of the lists, so that the first one does not wait for it.
  app.addHook('onReady', async () => void (await sql`select 1`.execute(database.reader)));
  app.addHook('onClose', () => push.stop());
  return app;
}
