/** A container runs one process, so exactly one of its ports responds. */
const { PORT = '3000', REALTIME_PORT = '3001', WORKER_PORT = '3003' } = process.env;

const answers = async (port) => {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`, {
    signal: AbortSignal.timeout(2000),
  });
  if (!response.ok) throw new Error(`port ${port} answers ${response.status}`);
};

try {
  await Promise.any([PORT, REALTIME_PORT, WORKER_PORT].map(answers));
} catch {
  process.exitCode = 1;
}
