import { apiSections } from './api-sections';
import { listEndpoints } from './kit/api/list-endpoints';

/** All endpoints of the contract that this process serves. */
export const endpoints = listEndpoints(apiSections);
