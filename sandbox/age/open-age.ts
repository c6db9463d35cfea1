import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { ageRoutes } from './age-routes';
import { Checks } from './checks';

/** Opens the provider of age checks: its API, and the page on which checks are passed or failed. */
export function openAge(context: SandboxContext): SandboxProvider {
  return {
    title: 'Age check',
    summary: 'Takes a check, asks for an age in one of three ways, and tells what came of it.',
    targets: ['age'],
    links: [],
    router: ageRoutes(context, new Checks()),
  };
}
