import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Router } from 'express';
import type { Behaviours } from './control/behaviours';
import type { ProcessorAccounts } from './processor/accounts';
import type { Clock } from './processor/clock';
import type { Records } from './records/records';

/** The services that every provider receives when it opens. */
export interface SandboxContext {
  productName: string;
  behaviours: Behaviours;
  records: Records;
  /** The clock of the payment processors. */
  clock: Clock;
  /** The payment processors' accounts of the product. */
  accounts: ProcessorAccounts;
  /** The folder for data that survives a restart; without it everything stays in memory. */
  dataFolder: string | undefined;
}

/**
 * One provider played by the sandbox. It is a folder with one `open…` function that returns this;
 * `server.ts` mounts its router at the root, passes it its sockets, lists it on the front page and stops
 * it.
 */
export interface SandboxProvider {
  title: string;
  summary: string;
  /** The names that `/control` accepts for this provider. */
  targets: readonly string[];
  links: readonly { label: string; path: string }[];
  router: Router;
  /** Accepts connections to upgrade to sockets, below a path. */
  upgrade?: {
    under: string;
    accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  };
  stop?: () => Promise<void> | void;
}
