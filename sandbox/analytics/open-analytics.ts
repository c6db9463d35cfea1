import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { analyticsRoutes } from './analytics-routes';

/** Opens the provider of analytics: the collector of events, and the tags that pages load after consent. */
export function openAnalytics(context: SandboxContext): SandboxProvider {
  return {
    title: 'Analytics and tags',
    summary: 'Collects what the product tells of visits, and what its pages tell their tags.',
    targets: ['analytics'],
    links: [
      { label: 'Events', path: '/analytics/events.json' },
      { label: 'What tags told', path: '/tags/collected.json' },
    ],
    router: analyticsRoutes(context),
  };
}
