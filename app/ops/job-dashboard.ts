import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { Router, type Express, type Request, type RequestHandler, type Response } from 'express';
import type { DomainContext } from '~/domain/shared/context';
import type { Enqueuer } from '~/jobs/enqueue.job';
import { HttpError } from '../kit/http/server/respond-with-error';
import { dashboardPolicy } from '../kit/http/guards/security-headers';
import { readCookies } from '../kit/session/read-cookies';
import { carryOut } from '~/domain/staff/carry-out';
import { isPermitted } from '~/domain/staff/permissions';
import { readStaffSession } from '~/domain/staff/read-staff-session';
import { maskPersonal, maskTexts } from './mask-personal';

export const dashboardPath = '/ops/queues';

interface DashboardHandles {
  domain: DomainContext;
  enqueuer: Enqueuer;
  productName: string;
}

/**
 * Serves the job queues to signed-in staff. All may look; super-administrators may also retry and remove.
 */
export function jobDashboard({ domain, enqueuer, productName }: DashboardHandles): RequestHandler {
  const writable = board(enqueuer, productName, false);
  const readOnly = board(enqueuer, productName, true);
  const enter = async (req: Request, res: Response): Promise<RequestHandler> => {
    res.locals.route = 'ops';
    const { staff: token } = readCookies(req.headers.cookie);
    const staff = token ? await readStaffSession(domain, token) : null;
    if (!staff) return (_req, answer) => answer.redirect('/admin');
    const isLook = req.method === 'GET' || req.method === 'HEAD';
    if (!isLook) {
      const id = `${req.method} ${req.path}`.slice(0, 200);
      // The board changes Redis directly, so the log contains the request and not its result.
      const result = await carryOut(domain, staff, { act: 'queue.change', id }, () =>
        Promise.resolve({ ok: true, change: {} } as const),
      );
      if (result.ok) return writable;
      throw new HttpError({ statusCode: 403, message: 'Your role may look but not change' });
    }
    return isPermitted(staff.role, 'queues.change') ? writable : readOnly;
  };
  const router = Router();
  router.use(dashboardPolicy(), maskAnswers, (req, res, next) => {
    enter(req, res).then((handler) => handler(req, res, next), next);
  });
  return router;
}

/** Masks everything that the board returns about a job, in all of its calls. */
const maskAnswers: RequestHandler = (_req, res, next) => {
  const json = res.json.bind(res);
  res.json = (body: unknown) => json(maskTexts(body));
  next();
};

function board(enqueuer: Enqueuer, productName: string, readOnlyMode: boolean): RequestHandler {
  const serverAdapter = new ExpressAdapter().setBasePath(dashboardPath);
  const queues = [...enqueuer.queues.values()].map((queue) => {
    const adapter = new BullMQAdapter(queue, { readOnlyMode });
    for (const field of ['data', 'returnValue', 'progress'] as const) {
      adapter.setFormatter(field, maskPersonal);
    }
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
