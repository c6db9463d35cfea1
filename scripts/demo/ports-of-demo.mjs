import { SERVICES } from '../product.mjs';
import { portConflicts } from '../ports.mjs';
import { Problem } from '../print.mjs';

const MAIL = { variable: 'SANDBOX_SMTP_PORT', port: 3025, purpose: 'the sandbox’s mail' };

const WANTED = [
  ...Object.entries(SERVICES).map(([purpose, { variable, port }]) => ({ variable, port, purpose })),
  MAIL,
];

function chosenPort({ variable, port }) {
  const chosen = Number(process.env[variable] || port);
  if (Number.isInteger(chosen) && chosen > 0 && chosen < 65_536) return chosen;
  throw new Problem(`${variable} must be a port from 1 to 65535; it is ${process.env[variable]}.`);
}

/**
 * Returns the free ports that the demo listens on, by the variables that change them.
 * @returns {Promise<Record<string, number>>}
 */
export async function claimPorts() {
  const wanted = WANTED.map((one) => ({ ...one, port: chosenPort(one) }));
  const conflicts = await portConflicts(wanted);
  if (conflicts) {
    const { reasons, instead } = conflicts;
    throw new Problem(
      `${reasons.join('\n')}\nStop what holds them, or choose others: ${instead} npm run demo`,
    );
  }
  return Object.fromEntries(wanted.map(({ variable, port }) => [variable, port]));
}
