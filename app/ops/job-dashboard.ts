import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { Router, type Express, type Request, type RequestHandler, type Response } from 'express';
import type { DomainContext } from '~/domain/shared/context';
import type { Enqueuer } from '~/jobs/enqueue.job';
import { HttpError } from '../http/answer-error';
import { dashboardPolicy } from '../http/security-headers';
import { readCookies } from '../session/read-cookies';
import { readStaffSession } from '~/domain/staff/read-staff-session';
import { maskSealed } from './mask-sealed';

export const dashboardPath = '/ops/queues';

const writers = new Set<string>(['superAdmin', 'admin']);

interface DashboardHandles {
  domain: DomainContext;
  enqueuer: Enqueuer;
  productName: string;
}

/** The queues for signed-in staff: everybody looks, administrators also retry and remove. */
export function jobDashboard({ domain, enqueuer, productName }: DashboardHandles): RequestHandler {
  const writable = board(enqueuer, productName, false);
  const readOnly = board(enqueuer, productName, true);
  const enter = async (req: Request, res: Response): Promise<RequestHandler> => {
    res.locals.route = 'ops';
    const { staff: token } = readCookies(req.headers.cookie);
    const staff = token ? await readStaffSession(domain, token) : null;
    if (!staff) return (_req, answer) => answer.redirect('/admin');
    if (writers.has(staff.role)) return writable;
    if (req.method === 'GET' || req.method === 'HEAD') return readOnly;
    throw new HttpError({ statusCode: 403, message: 'Your role may look but not change' });
  };
  const router = Router();
  router.use(dashboardPolicy(), (req, res, next) => {
    enter(req, res).then((handler) => handler(req, res, next), next);
  });
  return router;
}

function board(enqueuer: Enqueuer, productName: string, readOnlyMode: boolean): RequestHandler {
  const serverAdapter = new ExpressAdapter().setBasePath(dashboardPath);
  const queues = [...enqueuer.queues.values()].map((queue) => {
    const adapter = new BullMQAdapter(queue, { readOnlyMode });
    adapter.setFormatter('data', maskSealed);
    adapter.setFormatter('returnValue', maskSealed);
    return adapter;
  });
  createBullBoard({
    queues,
    serverAdapter,
    options: { uiConfig: { boardTitle: `${productName} jobs` } },
  });
  const dashboard = serverAdapter.getRouter() as Express;
  return dashboard.disable('x-powered-by');
}
