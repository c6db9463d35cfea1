import { hooks } from './all-hooks';
import { personalData } from './all-personal-data';
import { buildContext, type ContextOptions } from './build-context';
import type { DomainContext } from './shared/context';

/** Builds the context of a process. The process does not start if an area fails to load. */
export const createDomainContext = (options: ContextOptions): DomainContext =>
  buildContext(options, {
    hooks: () => Promise.resolve(hooks),
    personalData: () => Promise.resolve(personalData),
  });
