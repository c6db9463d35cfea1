import { isAgeAssuranceFailed, type AgeAssuranceFailed } from '~/providers/age/age-assurance';
import { refuse, type Refusal } from './refusals';

export type ServiceRefusal = `age-service-${AgeAssuranceFailed['reason']}`;

/** Returns the service's response, or a refusal if the service is unavailable or its response invalid. */
export async function callService<Answer>(
  response: Promise<Answer>,
): Promise<{ ok: true; answer: Answer } | Refusal<ServiceRefusal>> {
  try {
    return { ok: true, answer: await response };
  } catch (error) {
    if (isAgeAssuranceFailed(error)) return refuse(`age-service-${error.reason}`);
    throw error;
  }
}
