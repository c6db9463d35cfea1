import { appFaults } from './app';
import { backgroundFaults } from './background';
import { domainFaults } from './domain';
import { storedAndShownFaults } from './stored-and-shown';

/**
 * Drawn from 116 candidates by seed 31, at least one of each category, before their tests were
 * examined.
 */
export const faults = [...domainFaults, ...appFaults, ...backgroundFaults, ...storedAndShownFaults];
