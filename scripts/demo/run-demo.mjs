import { join } from 'node:path';

import { build } from '../build.mjs';
import { stopCommands } from '../commands.mjs';
import { takeLock } from '../locks.mjs';
import { dataDir } from '../paths.mjs';
import { Problem, done, heading, say, sayFailure, step } from '../print.mjs';
import { stopLeftovers } from '../processes.mjs';
import {
  SERVICES,
  followDrawing,
  migrate,
  productEnv,
  productServices,
  seed,
} from '../product.mjs';
import { loginAddresses } from '../provision/application-login.mjs';
import { ensureDatabase } from '../provision/database.mjs';
import { requireFfmpeg } from '../provision/ffmpeg.mjs';
import { installPackages } from '../provision/packages.mjs';
import { redisVersion, requireRedis } from '../provision/redis.mjs';
import { rememberedPort, startServices } from '../provision/services.mjs';
import { readOrMakeSecrets } from '../secrets.mjs';
import { onStopWanted } from '../stopping.mjs';
import { createSupervisor } from '../supervise.mjs';
import { emptyDataFolder, openDataFolder } from './data-folder.mjs';
import { followSources } from './follow-sources.mjs';
import { isModelFile, startModelFile } from './gguf/start-model-file.mjs';
import { announceModel, nameModel } from './models/announce-model.mjs';
import { modelEnv } from './models/model-env.mjs';
import { selectModel } from './models/select-model.mjs';
import { warmUp } from './models/warm-up.mjs';
import { watchModel } from './models/watch-model.mjs';
import { readOptions } from './options.mjs';
import { claimPorts } from './ports-of-demo.mjs';
import { welcome } from './welcome.mjs';

const DATABASE = 'nocturne';
const SERVICE_PORTS = { postgres: 5433, redis: 6380 };
// Processes that receive requests stop before those they call.
const STOP_ORDER = [
  ['web', 'realtime'],
  ['worker-chat', 'worker-replies', 'worker-rest', 'worker-calls'],
  ['sandbox', 'model'],
  ['redis'],
  ['postgres'],
];

const workplace = { runDir: join(dataDir, 'run'), logDir: join(dataDir, 'logs') };

function claimFolder() {
  openDataFolder(dataDir);
  const { holder, release } = takeLock(join(dataDir, 'locks'), 'demo');
  if (release) return release;
  throw new Problem(
    `A demo of this folder is already running (process ${holder.pid}).\n` +
      `Stop it with Ctrl-C where it was started, or with: kill ${holder.pid}`,
  );
}

async function clearLeftovers({ reset }) {
  const stopped = await stopLeftovers(workplace.runDir);
  if (stopped.length > 0) done(`stopped what an earlier run left behind: ${stopped.join(', ')}`);
  if (!reset) return;
  await emptyDataFolder(dataDir);
  openDataFolder(dataDir);
  done('the demo’s data is removed');
  if (process.env.DATABASE_URL) say('  The database that DATABASE_URL names is left as it is.');
}

async function findRedis() {
  if (process.env.REDIS_URL) return null;
  const program = await requireRedis(workplace);
  done(`Redis ${redisVersion(program)} (${program})`);
  return program;
}

/** Finds the model that answers in chats, or runs the given file, and says which it is. */
async function chooseModel(wanted, supervisor, taken) {
  const model =
    wanted !== undefined && isModelFile(wanted)
      ? await startModelFile(wanted, { workplace, dataDir, supervisor, taken })
      : await selectModel(wanted);
  done(nameModel(model));
  return model;
}

async function startDemo(options, supervisor) {
  heading('Getting ready');
  done(`Node ${process.versions.node}`);
  await clearLeftovers(options);
  const ports = await claimPorts();
  const redisProgram = await findRedis();
  done(`ffmpeg (${await requireFfmpeg(workplace)})`);
  await step('packages', (report) => installPackages(workplace, report));
  const taken = new Set(Object.values(ports));
  const model = await chooseModel(options.model, supervisor, taken);
  const secrets = readOrMakeSecrets(join(dataDir, 'demo.env'));
  const { ownerUrl, redisUrl } = await startServices({
    dataDir,
    supervisor,
    redisProgram,
    redisPassword: secrets.REDIS_PASSWORD,
    database: DATABASE,
    choosePort: (name, remembered) => rememberedPort(remembered, SERVICE_PORTS[name], taken),
  });
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${ports.PORT}`;
  const env = productEnv({
    deployment: 'demo',
    secrets,
    addresses: process.env.DATABASE_URL
      ? { DATABASE_URL: process.env.DATABASE_URL }
      : loginAddresses(ownerUrl, (kind) => ({
          name: `nocturne_${kind}`,
          password: secrets.DATABASE_PASSWORD,
        })),
    redisUrl,
    dataDir,
    publicUrl,
    ports,
    model: modelEnv(model, process.env, ports.SANDBOX_PORT),
  });
  // In the background: the build takes longer.
  const warm = warmUp(model);
  const services = productServices(env);
  const sandbox = services.filter(({ name }) => name === 'sandbox');
  await step('build and portraits', (report) =>
    build(workplace, report, async () => {
      await ensureDatabase(ownerUrl);
      await migrate(workplace, env, ownerUrl);
      // Some of the demo's people have paid already, so their processor needs to have the payments.
      await supervisor.start(sandbox);
      await seed(workplace, env, report, { args: ['--purchases'] });
    }),
  );
  await step('processes', (report) =>
    supervisor.start(
      services.filter((service) => !sandbox.includes(service)),
      (waiting) => report(waiting.length ? `waiting for ${waiting}` : ''),
    ),
  );
  welcome({ publicUrl, ports, logDir: workplace.logDir, answering: announceModel(model, warm) });
  void watchModel(model);
  void drawBehind(env);
  if (options.dev) void followSources(() => renew(supervisor, env, ownerUrl));
}

/**
 * Waits for the remaining pictures. The site is already open, and pictures appear in its pages once they
 * are drawn.
 */
async function drawBehind(env) {
  try {
    await step('pictures of posts, stories and loops', (report) =>
      followDrawing(workplace, env, report),
    );
  } catch (error) {
    sayFailure(error);
  }
}

/** Rebuilds after a change of the sources; if that fails, the old processes continue. */
async function renew(supervisor, env, ownerUrl) {
  heading('Sources have changed');
  try {
    await step('build', (report) => build(workplace, report));
    await step('database schema', () => migrate(workplace, env, ownerUrl));
    await step('processes', () => supervisor.restart(Object.keys(SERVICES)));
  } catch (error) {
    sayFailure(error);
  }
}

/** Prepares, starts and supervises the whole product until it is stopped. */
export async function runDemo(args) {
  let release = () => undefined;
  let stopping = false;
  const supervisor = createSupervisor(workplace);
  const end = async (code) => {
    stopping = true;
    await stopCommands();
    await supervisor.stop(STOP_ORDER);
    release();
    if (code === 0) say('Stopped.');
    process.exit(code);
  };
  onStopWanted((failed) => end(failed ? 1 : 0));
  try {
    const options = readOptions(args);
    release = claimFolder();
    await startDemo(options, supervisor);
  } catch (error) {
    // Work that ends because the person stops the demo is no failure.
    if (stopping) return;
    sayFailure(error);
    await end(1);
  }
}
