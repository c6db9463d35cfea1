import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import express, { type ErrorRequestHandler } from 'express';
import { openAge } from './age/open-age';
import { Behaviours } from './control/behaviours';
import { openAnalytics } from './analytics/open-analytics';
import { openIdentity } from './identity/open-identity';
import { openCards } from './cards/open-cards';
import { openCrypto } from './crypto/open-crypto';
import { openCaptcha } from './captcha/open-captcha';
import { controlRoutes } from './control/control-routes';
import { openLiveKit } from './livekit/open-livekit';
import { sandboxLiveKit, type LiveKitAccount } from './livekit/read-grants';
import { openMarketing } from './marketing/open-marketing';
import { openMail } from './mail/open-mail';
import { openModel } from './model/open-model';
import { openModeration } from './moderation/open-moderation';
import { errorBody } from './model/protocol';
import { frontRoutes } from './page/front-routes';
import { html } from './page/html';
import { sendPage } from './page/layout';
import type { SandboxProvider, SandboxContext } from './sandbox-provider';
import { sandboxAccounts, type ProcessorAccounts } from './processor/accounts';
import { Clock } from './processor/clock';
import { Records } from './records/records';
import { recordsRoutes } from './records/records-routes';
import { openPictures } from './pictures/open-pictures';
import { openPayouts } from './payouts/open-payouts';
import { openPush } from './push/open-push';
import { openSpeech } from './speech/open-speech';
import { openSocial } from './social/open-social';
import { openTax } from './tax/open-tax';
import { openVerotel } from './verotel/open-verotel';

export interface SandboxOptions {
  /** The HTTP port; 0 takes any free port. */
  port: number;
  /** The SMTP port; 0 takes any free port. */
  smtpPort: number;
  host: string;
  productName?: string;
  /** The folder whose subfolder `sandbox` contains the inbox; without it the inbox is in memory. */
  dataFolder?: string | undefined;
  /** The factor for the language model's pauses; 0 answers as fast as possible, 1 by default. */
  modelPace?: number;
  /** The number of settlement rows per response of the card processor, 500 by default. */
  settlementRows?: number;
  /** The payment processors' accounts of the product. */
  accounts?: ProcessorAccounts;
  /** The account that the server of calls shares with the product. */
  livekit?: LiveKitAccount;
  /** The studio's key for its callbacks. */
  serviceKey?: string | undefined;
  /** True to draw pictures only with processor time that other processes leave. */
  drawsBehind?: boolean;
}

export interface RunningSandbox {
  url: string;
  smtpPort: number;
  /** Ends hanging responses too; resolves within two seconds. */
  stop: () => Promise<void>;
}

/** Starts all providers on one HTTP port and one SMTP port; resolves once both listen. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { host, productName = 'Nocturne' } = options;
  const context: SandboxContext = {
    productName,
    behaviours: new Behaviours(),
    records: new Records(),
    clock: new Clock(),
    accounts: options.accounts ?? sandboxAccounts,
    dataFolder: options.dataFolder && join(options.dataFolder, 'sandbox'),
  };
  const mail = await openMail(context, { host, port: options.smtpPort });
  const providers: SandboxProvider[] = [mail, ...(await openProviders(context, options))];

  const server = createServer(composeApp(context, providers));
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    const to = providers.find(({ upgrade }) => upgrade && request.url?.startsWith(upgrade.under));
    if (to?.upgrade) to.upgrade.accept(request, socket, head);
    else socket.destroy();
  });
  server.listen(options.port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    await stopAll(providers);
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    smtpPort: mail.smtpPort,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
      await Promise.all([closed, stopAll(providers)]);
    },
  };
}

/** Opens all providers except mail. */
async function openProviders(
  context: SandboxContext,
  options: SandboxOptions,
): Promise<SandboxProvider[]> {
  return [
    openModel(context, options.modelPace ?? 1),
    await openSocial(context),
    openAnalytics(context),
    openCaptcha(context),
    openMarketing(context),
    openAge(context),
    openIdentity(context),
    openTax(context),
    openModeration(context),
    openPictures(context, {
      behind: options.drawsBehind ?? false,
      serviceKey: options.serviceKey ?? '',
    }),
    openPush(context),
    openSpeech(context),
    openLiveKit(context, options.livekit ?? sandboxLiveKit),
    openCards(context, { settlementRows: options.settlementRows ?? 500 }),
    openVerotel(context),
    openCrypto(context),
    openPayouts(context, { paysByItself: options.drawsBehind ?? false }),
  ];
}

function composeApp(
  context: SandboxContext,
  providers: readonly SandboxProvider[],
): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(frontRoutes(context.productName, providers));
  app.use(recordsRoutes(context.records));
  for (const provider of providers) app.use(provider.router);
  app.use('/control', express.json(), express.urlencoded({ extended: false }));
  app.use(controlRoutes(context, providers));
  app.use((_request, response) => {
    sendPage(response, {
      title: 'Not found',
      section: '',
      productName: context.productName,
      status: 404,
      body: html`<div class="card empty">
        <h1>Nothing is played here</h1>
        <p>The address is not one of the sandbox's.</p>
        <a class="button" href="/">To the overview</a>
      </div>`,
    });
  });
  app.use(respondWithError);
  return app;
}

/** An unreadable body is the caller's fault; any other error is reported as the sandbox's own. */
const respondWithError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const given = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  const status = given >= 400 && given < 500 ? given : 500;
  const message = error instanceof Error ? error.message : 'Unknown error';
  const type = status < 500 ? 'invalid_request_error' : 'server_error';
  response.status(status).json(errorBody(message, type));
};

async function stopAll(providers: readonly SandboxProvider[]): Promise<void> {
  await Promise.all(providers.map(async (provider) => provider.stop?.()));
}
