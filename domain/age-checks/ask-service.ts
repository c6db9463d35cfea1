import { isAgeAssuranceFailed, type AgeAssuranceFailed } from '~/providers/age/age-assurance';
import { refuse, type Refusal } from './refusals';

export type ServiceRefusal = `age-service-${AgeAssuranceFailed['reason']}`;

/** What the service answers; that it cannot be had, or not be used, is a refusal. */
export async function askService<Answer>(
  asked: Promise<Answer>,
): Promise<{ ok: true; answer: Answer } | Refusal<ServiceRefusal>> {
  try {
    return { ok: true, answer: await asked };
  } catch (error) {
    if (isAgeAssuranceFailed(error)) return refuse(`age-service-${error.reason}`);
    throw error;
  }
}
